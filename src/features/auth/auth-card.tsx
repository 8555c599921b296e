import { AuthLayout, type AuthLayoutProps } from '@/ui/layout/auth-layout';

/** Where the logo leads: the marketing site or, if there is none, the marketplace. */
const MARKETING_URL = import.meta.env.VITE_MARKETING_URL ?? '/marketplace';

/** A page on the way into an account. */
export function AuthCard(props: Omit<AuthLayoutProps, 'area' | 'logoHref'>) {
  return <AuthLayout {...props} logoHref={MARKETING_URL} />;
}
