import { Link } from 'react-router-dom';
import type { User } from '@generated/model';
import { type BidObstacle, bidObstacle } from '@/domain/users/permissions';
import { bidObstacleWords } from '@/offers/obstacles';
import { Button } from '@/ui/button';
import { Card, CardBody } from '@/ui/data/card';

/** Obstacles that the reader can remove with an entry in the to-do list. */
const IN_TO_DO: readonly BidObstacle[] = [
  'account_not_confirmed',
  'buyer_info_requested',
  'buyer_rejected',
  'buyer_suspended',
  'identity_not_approved',
  'agreement_outstanding',
];

/** An identity in review asks nothing of its person. */
function isInToDo(obstacle: BidObstacle, { identity_status }: User): boolean {
  const isInReview = obstacle === 'identity_not_approved' && identity_status === 'pending';
  return IN_TO_DO.includes(obstacle) && !isInReview;
}

/** Why the reader cannot bid yet, and what to do about it. */
export function ObstacleCard({ user }: { user: User }) {
  const obstacle = bidObstacle(user);
  if (!obstacle || isInToDo(obstacle, user)) return null;
  const { title = 'You cannot bid yet', text, link } = bidObstacleWords(obstacle, user, null);
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
