import type { AdminUser } from '@generated/model';
import { ActQuestion } from '@/acts/act-question';
import { useAct } from '@/acts/use-act';
import { type IdentityReview, identityReviews } from '@/domain/user-status';
import { fullName } from '@/users/labels';
import { Button } from '@/ui/button';
import { useUserActs } from './use-user-acts';

/** The primary action stands last. */
const ORDER: IdentityReview[] = ['rejected', 'resubmission_requested', 'approved'];

/** The decisions that may be made about an identity now; stays in view while the documents are looked at. */
export function ReviewBar({ user }: { user: AdminUser }) {
  const { reviewIdentity } = useUserActs(user);
  const acting = useAct();
  const allowed = identityReviews(user);
  const decisions = ORDER.filter((decision) => allowed.includes(decision));
  if (decisions.length === 0) return null;

  return (
    <div
      role="group"
      aria-label="Decision"
      className="bg-raised shadow-float sticky bottom-4 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg px-4 py-3"
    >
      <p className="text-sm">
        {user.identity_status === 'pending' ? (
          <>
            Does the document name <strong className="font-semibold">{fullName(user)}</strong>, is
            it valid, and does the photo show the same person?
          </>
        ) : (
          'This identity is decided. The user can be asked to resubmit documents.'
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {decisions.map((decision) => (
          <Button
            key={decision}
            variant={decision === 'approved' ? 'primary' : 'secondary'}
            onClick={() => acting.start(reviewIdentity(decision))}
          >
            {reviewIdentity(decision).label}
          </Button>
        ))}
      </div>
      <ActQuestion acting={acting} />
    </div>
  );
}
