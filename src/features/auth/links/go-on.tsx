import type { User } from '@generated/model';
import { fullName } from '@/domain/users/party-names';
import { pathAfterLogin } from '@/session/after-login';
import { forgetWayBack, wayBackOf } from '@/session/kept/way-back';
import { useSession } from '@/session/session-store';
import { AuthButtonLink } from '../auth-link';
import { AuthNote } from '../auth-note';
import { useFrom } from './auth-links';
import { LINK_FAULTS, type LinkFault } from './link-fault';

/** Leads a person who is logged in on from a link that does nothing, to where its login would have led. */
export function GoOn({ fault, user }: { fault: LinkFault; user: User }) {
  const isFirstLogin = useSession((session) => session.isFirstLogin);
  const from = useFrom() ?? wayBackOf(user.email);
  return (
    <AuthNote
      kind="fault"
      title={LINK_FAULTS[fault].title}
      text={`You are logged in as ${fullName(user)}.`}
    >
      <AuthButtonLink
        to={pathAfterLogin(user, { isFirstLogin, from })}
        replace
        onClick={forgetWayBack}
      >
        Go on
      </AuthButtonLink>
    </AuthNote>
  );
}
