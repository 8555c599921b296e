import { NotFound } from '@/page/not-found';
import { useSession } from '@/session/session-store';
import { Card, CardBody } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { Page } from '@/ui/layout/page';

/** For development: what the app knows about the session. In a production build the path has no page. */
export default function TestPage() {
  const session = useSession((all) => all);
  if (import.meta.env.PROD) return <NotFound />;
  return (
    <Page
      title="Session"
      description="What the app knows of this session, without the token."
      width="narrow"
    >
      <Card>
        <CardBody>
          <DescriptionList>
            <DescriptionItem label="User">{session.user?.email}</DescriptionItem>
            <DescriptionItem label="Status">{session.user?.status}</DescriptionItem>
            <DescriptionItem label="Buyer account">
              {session.user?.buyer_account_status}
            </DescriptionItem>
            <DescriptionItem label="Identity">{session.user?.identity_status}</DescriptionItem>
            <DescriptionItem label="First login">
              {session.isFirstLogin ? 'Yes' : 'No'}
            </DescriptionItem>
            <DescriptionItem label="Last update">
              {session.lastUpdate && new Date(session.lastUpdate).toISOString()}
            </DescriptionItem>
          </DescriptionList>
        </CardBody>
      </Card>
    </Page>
  );
}
