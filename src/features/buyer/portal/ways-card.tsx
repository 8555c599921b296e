import { ChevronRight } from 'lucide-react';
import { pathTo } from '@/paths';
import { CoverLink, LinkRow } from '@/page/links';
import { Card, CardHeader } from '@/ui/data/card';

const WAYS = [
  {
    to: pathTo('followedClaims'),
    label: 'Followed claims',
    text: 'With changes of price and expiry.',
  },
  {
    to: pathTo('featuredClaims'),
    label: 'Featured claims',
    text: 'Chosen by our staff.',
  },
];

/** Where else a buyer can find the next claim. */
export function WaysCard() {
  return (
    <Card aria-label="Find your next claim">
      <CardHeader title="Find your next claim" />
      <ul>
        {WAYS.map(({ to, label, text }) => (
          <LinkRow key={to} className="items-center gap-4 p-4">
            <div className="min-w-0 flex-1">
              <CoverLink to={to} className="text-sm font-medium">
                {label}
              </CoverLink>
              <p className="text-muted text-sm">{text}</p>
            </div>
            <ChevronRight aria-hidden size={18} className="text-muted shrink-0" />
          </LinkRow>
        ))}
      </ul>
    </Card>
  );
}
