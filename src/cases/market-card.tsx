import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { CaseSummary } from '@generated/model';
import { CoverLink } from '@/page/links';
import { useListState } from '@/page/list-path';
import { Monogram } from '@/ui/data/monogram';

interface MarketCardProps {
  /** The case that the card is about, or whose claim it is about. */
  item: Pick<CaseSummary, 'name' | 'logo_url'>;
  to: string;
  /** Follows the name, for a screen reader. */
  nameSuffix?: ReactNode;
  about: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A case or a claim on the market, as a card that links to it as a whole. */
export function MarketCard({ item, to, nameSuffix, about, aside, children }: MarketCardProps) {
  return (
    <article className="border-line bg-surface hover:border-control fade relative flex h-full flex-col gap-4 rounded-lg border p-4">
      <header className="enlarged:flex-wrap flex items-start gap-3">
        <Monogram name={item.name} src={item.logo_url} />
        <div className="enlarged:basis-full min-w-0 flex-1">
          <h2 className="line-clamp-3 text-base wrap-anywhere">
            <CoverLink to={to} state={useListState()} className="rounded-lg">
              {item.name}
              {nameSuffix}
            </CoverLink>
          </h2>
          <p className="text-muted line-clamp-3 text-sm wrap-anywhere">{about}</p>
        </div>
        {aside}
      </header>
      {children}
    </article>
  );
}

interface CardFigureProps {
  label: string;
  isNumeric?: boolean;
  children: ReactNode;
}

/** A figure of a card, or a dash if there is none. */
export function CardFigure({ label, isNumeric = false, children }: CardFigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className={clsx('mt-0.5 text-sm', isNumeric ? 'tabular font-medium' : 'wrap-anywhere')}>
        {children || <span className="text-muted">–</span>}
      </dd>
    </div>
  );
}
