import { Link } from 'react-router-dom';
import type { User } from '@generated/model';
import { APPLICATION_REVIEW_TIME, IDENTITY_REVIEW_TIME } from '@/domain/messages/staff-times';
import { bidObstacle } from '@/domain/users/permissions';
import { maySubmitIdentity } from '@/domain/users/user-status';
import { pathTo } from '@/paths';
import { TextLink } from '@/page/links';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Timeline, TimelineItem } from '@/ui/data/timeline';

/** What happens to a submitted application, and whose turn it is. After the decision, only where to go from here. */
export function NextStepsCard({ user }: { user: User }) {
  if (user.buyer_account_status !== 'pending') {
    return (
      <div>
        {bidObstacle(user) === 'agreement_outstanding' ? (
          <Button asChild>
            <Link to={pathTo('newAgreement')}>Read and accept the agreement</Link>
          </Button>
        ) : (
          <Button variant="secondary" asChild>
            <Link to={pathTo('marketplace')}>Browse the marketplace</Link>
          </Button>
        )}
      </div>
    );
  }
  const { identity_status: identity } = user;
  const isIdentified = identity === 'approved';
  const isAccepted = user.buyerAccount?.agreementAccepted === true;
  return (
    <Card>
      <CardHeader title="What happens next" />
      <CardBody>
        <Timeline label="What happens next">
          <TimelineItem
            title="Your identity"
            time={isIdentified ? 'Done' : identity === 'pending' ? 'Our turn' : 'Your turn'}
            isHighlighted={!isIdentified}
          >
            {isIdentified
              ? 'It is approved.'
              : maySubmitIdentity(identity) && (
                  <TextLink to={pathTo('verifyIdentity')}>Submit your documents</TextLink>
                )}
            {identity === 'pending' &&
              `Our staff are reviewing your documents, usually within ${IDENTITY_REVIEW_TIME}.`}
            {identity === 'rejected' && (
              <TextLink to={pathTo('verifyIdentity')}>
                It was not approved: see what you can do
              </TextLink>
            )}
          </TimelineItem>
          <TimelineItem title="The decision" time="Our turn" isHighlighted={isIdentified}>
            Our staff review your application, usually within {APPLICATION_REVIEW_TIME}. We write to
            you then, also if something is missing.
          </TimelineItem>
          <TimelineItem
            title="The marketplace access agreement"
            time={isAccepted ? 'Done' : 'Your turn'}
          >
            {isAccepted ? (
              'You have accepted it.'
            ) : (
              <>
                You can <TextLink to={pathTo('newAgreement')}>read and accept it</TextLink> now or
                later. Exact terms and bidding open after both.
              </>
            )}
          </TimelineItem>
        </Timeline>
      </CardBody>
    </Card>
  );
}
