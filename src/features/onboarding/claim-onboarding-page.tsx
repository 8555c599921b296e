import { pathTo } from '@/paths';
import { useSession } from '@/session/session-store';
import { Page } from '@/ui/layout/page';
import { CasePicker } from './case-picker';
import { KeptDrafts } from './kept-drafts';

export default function ClaimOnboardingPage() {
  const isVisitor = useSession(({ user }) => user === null);
  return (
    <Page
      title="Sell your claim"
      description={`Pick the case your claim is in.${isVisitor ? ' You can fill in everything before you need an account.' : ''}`}
    >
      <KeptDrafts />
      <CasePicker pathOf={(code) => pathTo('claimOnboardingForCase', { case_code: code })} />
    </Page>
  );
}
