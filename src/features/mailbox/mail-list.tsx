import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { MailboxPage } from '@generated/model';
import { pathTo } from '@/paths';
import { NoRows } from '@/table/rows/no-rows';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Mail } from './mail';

interface MailListProps {
  page: MailboxPage;
  search: string;
  /** True while another page or search is read. The old mails stay, dimmed. */
  isDimmed: boolean;
  onClear: () => void;
  onFirstPage: () => void;
}

export function MailList({ page, search, isDimmed, onClear, onFirstPage }: MailListProps) {
  if (page.messages.length === 0) {
    return (
      <NoRows
        isNarrowed={search !== ''}
        isBeyondEnd={page.total_count > 0}
        onClear={onClear}
        onFirstPage={onFirstPage}
        noMatch={`No mail was sent to an address like “${search}”.`}
        description="Mails appear here within seconds of being sent: sign up, or ask for a link to log in."
        emptyAction={
          <Button variant="secondary" asChild>
            <Link to={pathTo('login')}>Go to login</Link>
          </Button>
        }
      />
    );
  }
  return (
    <ul aria-label="Mails" className={clsx('fade', isDimmed && 'opacity-50')}>
      {page.messages.map((mail) => (
        <Mail key={mail.id} mail={mail} />
      ))}
    </ul>
  );
}

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

export function MailListSkeleton() {
  return (
    <div>
      {ROWS.map((row) => (
        <div key={row} className="border-line grid gap-2 px-4 py-3.5 not-last:border-b">
          <Skeleton className="h-4 w-56 max-w-full" />
          <Skeleton className="h-4 w-40" />
        </div>
      ))}
    </div>
  );
}
