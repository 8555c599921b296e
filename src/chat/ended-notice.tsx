import type { Conversation } from '@generated/model';
import { Link } from 'react-router-dom';
import { pathToStaff } from '@/paths';
import { Button } from '@/ui/button';

interface EndedNoticeProps extends Pick<Conversation, 'claim'> {
  /** The reference of its negotiation. */
  subject: string;
}

/** Why nobody can write in a conversation any more, and where to ask about its claim instead. */
export function EndedNotice({ claim, subject }: EndedNoticeProps) {
  return (
    <div className="border-line text-muted flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t p-4 text-sm">
      <p>This negotiation has ended without a sale, so no more messages can be sent here.</p>
      <Button variant="secondary" size="sm" asChild>
        <Link to={pathToStaff(claim?.id, subject)}>Write to our staff</Link>
      </Button>
    </div>
  );
}

/** The same for the staff, who have nobody to ask. */
export function StaffEndedNotice() {
  return (
    <p className="border-line text-muted border-t p-4 text-sm">
      This negotiation has ended without a sale: nobody writes here any more.
    </p>
  );
}
