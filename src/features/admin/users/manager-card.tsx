import type { AdminUser } from '@generated/model';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Alert } from '@/ui/feedback/alert';
import { toast } from '@/ui/feedback/toast';
import { useSaveUser } from './use-save-user';

/** Who of the staff looks after the user. */
export function ManagerCard({ user }: { user: AdminUser }) {
  const adminId = useSession((session) => session.adminUser?.id);
  const { save, isPending, failure } = useSaveUser(user.id);
  const isMine = user.manager !== null && user.manager.id === adminId;

  async function manage(managed_by_me: boolean) {
    const saved = await save({ user: { managed_by_me, lock_version: user.lock_version } });
    if (saved)
      toast.success(managed_by_me ? 'You manage this user' : 'You no longer manage this user');
  }

  return (
    <Card>
      <CardHeader title="Manager" />
      <CardBody className="grid justify-items-start gap-3 text-sm">
        {failure && <Alert tone="danger">{failure}</Alert>}
        <p>
          {user.manager ? (
            <>
              <strong className="font-semibold">{isMine ? 'You' : user.manager.name}</strong>{' '}
              {isMine ? 'look' : 'looks'} after this user.
            </>
          ) : (
            'Nobody looks after this user.'
          )}
        </p>
        {isMine ? (
          <Button variant="secondary" isPending={isPending} onClick={() => void manage(false)}>
            Stop managing
          </Button>
        ) : (
          <Button variant="secondary" isPending={isPending} onClick={() => void manage(true)}>
            {user.manager ? `Take over from ${user.manager.name}` : 'Manage this user'}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
