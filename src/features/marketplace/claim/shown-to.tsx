import type { Claim } from '@generated/model';
import { bidObstacle } from '@/domain/users/permissions';
import { pathTo } from '@/paths';
import { TextLink } from '@/page/links';
import { pathToAgreement } from '@/session/after-login';
import { useSession } from '@/session/session-store';

/** Who sees the exact terms of a claim, as part of a sentence for a reader who does not: "Open …". */
export function ShownTo({ claim }: { claim: Pick<Claim, 'id'> }) {
  const user = useSession((session) => session.user);
  if (!user || bidObstacle(user) !== 'agreement_outstanding') return 'to verified buyers';
  const here = pathTo('claim', { id: claim.id });
  return (
    <>
      once you have <TextLink to={pathToAgreement(here)}>accepted the agreement</TextLink>
    </>
  );
}
