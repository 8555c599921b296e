import { useListMailboxMessages } from '@generated/api/system/system';
import { listMailboxMessagesQuery } from '@generated/queries/system';
import { statusOf } from '@/api/errors/problem';
import { NotFound } from '@/page/not-found';
import { QueryError } from '@/page/query-error';
import { FailedRead } from '@/page/failed-read';
import { keepRows } from '@/table/keep-rows';
import { useListParams } from '@/table/list-params';
import { useSearchText } from '@/table/use-search-text';
import { Card } from '@/ui/data/card';
import { Pagination } from '@/ui/data/pagination';
import { SearchInput } from '@/ui/inputs/search-input';
import { Page } from '@/ui/layout/page';
import { MailList, MailListSkeleton } from './mail-list';

const REFRESH_MS = 3000;

/** The mails that a mail server would have sent. For development and demos, to follow their links. */
export default function MailboxPage() {
  const { params, view, setParams } = useListParams(listMailboxMessagesQuery);
  const { page, per_page, search = '' } = view;
  const [text, setText] = useSearchText(search, (next) => setParams({ search: next }));
  const mails = useListMailboxMessages(params, {
    query: {
      placeholderData: keepRows,
      // After a failure the person decides when to try again.
      refetchInterval: ({ state }) => state.status !== 'error' && REFRESH_MS,
    },
  });
  const { data, error, isPlaceholderData } = mails;

  if (statusOf(error) === 404) {
    return (
      <NotFound description="Mails are sent by a mail server here, so there is no mailbox to look into." />
    );
  }
  return (
    <Page
      title="Mailbox"
      description="No mail server is configured: every mail stays here, newest first, and its link can be followed."
      width="narrow"
    >
      <div className="grid gap-4">
        <SearchInput label="Search by address" value={text} onChange={setText} />
        {data && <FailedRead query={mails}>New mails could not be read.</FailedRead>}
        <Card aria-busy={!data && !error}>
          {data ? (
            <MailList
              page={data}
              search={search}
              isDimmed={isPlaceholderData}
              onClear={() => setParams({ search: undefined })}
              onFirstPage={() => setParams({ page: 1 })}
            />
          ) : error ? (
            <QueryError query={mails} />
          ) : (
            <MailListSkeleton />
          )}
        </Card>
        {data && data.total_count > per_page && (
          <Pagination
            page={page}
            perPage={per_page}
            total={data}
            itemsLabel="mails"
            onPageChange={(next) => setParams({ page: next })}
          />
        )}
      </div>
    </Page>
  );
}
