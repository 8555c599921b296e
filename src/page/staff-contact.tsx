import { Link } from 'react-router-dom';
import { useGetStaffContact } from '@generated/api/system/system';
import { pathToStaff } from '@/paths';
import { useSession } from '@/session/session-store';

const LOOK = 'text-link font-medium underline';

interface StaffContactProps {
  /** The claim that it is about, shown to the staff. */
  claimId?: number;
  /** The negotiation that it is about, for the subject: `NEG-4Q8W2H`. */
  reference?: string;
}

/** Where people write to the staff, in the middle of a sentence: "Write to …". */
export function StaffContact({ claimId, reference }: StaffContactProps) {
  const isUser = useSession(({ user }) => user !== null);
  return isUser ? (
    <Link to={pathToStaff(claimId, reference)} className={LOOK}>
      our staff
    </Link>
  ) : (
    <StaffMail />
  );
}

function StaffMail() {
  // The sentence also works without the address, since an answer to any of our mails reaches the staff.
  const { data } = useGetStaffContact({ query: { staleTime: Infinity } });
  if (!data) return 'our staff';
  return (
    <a href={`mailto:${data.email}`} className={LOOK}>
      {data.email}
    </a>
  );
}
