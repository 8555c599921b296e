import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Case, ListClaimsParams } from '@generated/model';
import { entryPath } from '@/session/entry-path';
import { useActAfterLogin, withAct } from '@/session/pressed-act';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { lateDialog } from '@/ui/late';

const SaveSearchDialog = lateDialog(
  async () => (await import('./save-search-dialog')).SaveSearchDialog,
);

interface SaveSearchButtonProps {
  of: Pick<Case, 'id' | 'name'>;
  /** The current filters of the list. */
  params: ListClaimsParams;
}

/** Saves the filters of a list, to return to them and to be told of new claims. A visitor logs in first. */
export function SaveSearchButton({ of, params }: SaveSearchButtonProps) {
  const isVisitor = useSession(({ token }) => token === null);
  const isAdmin = useSession((session) => session.isAdmin);
  const { pathname, search } = useLocation();
  const [isSaving, setIsSaving] = useState(false);
  useActAfterLogin('save-search', !isVisitor, () => setIsSaving(true));
  if (isAdmin) return null;
  const words = (
    <>
      <BookmarkPlus aria-hidden size={16} />
      <span className="max-md:sr-only">Save search</span>
    </>
  );
  if (isVisitor) {
    return (
      <Button variant="secondary" asChild>
        <Link to={entryPath('login', withAct(pathname + search, 'save-search'))}>{words}</Link>
      </Button>
    );
  }
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsSaving(true)}>
        {words}
      </Button>
      {isSaving && <SaveSearchDialog of={of} params={params} onClose={() => setIsSaving(false)} />}
    </>
  );
}
