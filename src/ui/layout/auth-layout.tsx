import type { ReactNode } from 'react';
import { useDocumentTitle, type Area } from '../hooks/use-document-title';
import { Col, Row } from './grid';
import { Logo } from './logo';

export type AuthLayoutProps = {
  title: string;
  description?: ReactNode;
  /** An icon above the title that shows the outcome. */
  mark?: ReactNode;
  area?: Area;
  /** Where the logo leads: the marketing site on user pages, the sign-in page on admin pages. */
  logoHref: string;
  /** Below the card's content, e.g. "New here? Create an account". */
  footer?: ReactNode;
  children: ReactNode;
};

export function AuthLayout({
  title,
  description,
  mark,
  area = 'user',
  logoHref,
  footer,
  children,
}: AuthLayoutProps) {
  useDocumentTitle(title, area);
  return (
    <div className="bg-auth flex min-h-dvh flex-col bg-[url(/auth-background.svg)] bg-cover bg-center">
      <header className="px-4 py-3 sm:px-6">
        <a
          href={logoHref}
          className="focus-visible:outline-on-auth inline-block rounded-lg outline-offset-4"
        >
          <Logo area={area} tone="on-dark" />
        </a>
      </header>
      <main className="flex-1 pb-20 sm:pt-[6vh]">
        <Row className="justify-center">
          <Col xs={22} sm={18} md={12} lg={10} xl={8} xxl={7} className="max-w-auth">
            <div className="all-required bg-surface shadow-float rounded-lg p-5 sm:p-8">
              {mark && <div className="mb-4">{mark}</div>}
              <h1 tabIndex={-1} className="text-xl">
                {title}
              </h1>
              {description && <p className="text-muted mt-1 text-sm">{description}</p>}
              <div className="mt-6">{children}</div>
              {footer && (
                <div className="border-line text-muted mt-6 border-t pt-4 text-center text-sm">
                  {footer}
                </div>
              )}
            </div>
          </Col>
        </Row>
      </main>
    </div>
  );
}
