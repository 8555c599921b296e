import { Link } from 'react-router-dom';
import type { BidObstacle } from '@/domain/users/permissions';
import { bidObstacleWords } from '@/offers/obstacles';
import { Button } from '@/ui/button';
import { Card, CardBody } from '@/ui/data/card';

/** Obstacles that the reader removes by what stands among the things to do. */
const IN_TO_DO: readonly BidObstacle[] = [
  'account_not_confirmed',
  'buyer_info_requested',
  'buyer_rejected',
  'buyer_suspended',
  'identity_not_approved',
  'agreement_outstanding',
];

/** Why the reader cannot bid yet, and the way there. */
export function ObstacleCard({ obstacle }: { obstacle: BidObstacle }) {
  if (IN_TO_DO.includes(obstacle)) return null;
  const { title = 'You cannot bid yet', text, link } = bidObstacleWords(obstacle, null);
  return (
    <Card aria-label="Before you can bid">
      <CardBody className="grid gap-3">
        <div>
          <h2 className="text-base">{title}</h2>
          <p className="text-muted mt-1 text-sm">{text}</p>
        </div>
        {link && (
          <Button variant="secondary" className="justify-self-start" asChild>
            <Link to={link.to}>{link.label}</Link>
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
