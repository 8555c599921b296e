import type { ReactNode } from 'react';
import { Card, CardBody } from '@/ui/data/card';

interface PriceCardProps {
  /** Which price it is: "Your ask, in percent of face". */
  label: string;
  price: ReactNode;
  /** PriceLines: what follows from the price, and what to compare it with. */
  lines: ReactNode;
  children?: ReactNode;
}

/** The price of a claim, the first thing to see next to it. */
export function PriceCard({ label, price, lines, children }: PriceCardProps) {
  return (
    <Card aria-label="Price">
      <CardBody className="grid gap-4">
        <dl>
          <dt className="text-muted text-xs font-medium">{label}</dt>
          <dd className="tabular mt-1 text-2xl font-semibold tracking-tight">{price}</dd>
        </dl>
        <dl className="grid gap-2 text-sm">{lines}</dl>
        {children}
      </CardBody>
    </Card>
  );
}

interface PriceLineProps {
  label: string;
  isStrong?: boolean;
  children: ReactNode;
}

export function PriceLine({ label, isStrong = false, children }: PriceLineProps) {
  return (
    <div className="enlarged:block flex items-baseline justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className={isStrong ? 'tabular text-right font-semibold' : 'tabular text-right'}>
        {children}
      </dd>
    </div>
  );
}
