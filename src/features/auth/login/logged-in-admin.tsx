import { Link } from 'react-router-dom';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { useWhoIsHere } from '../use-who-is-here';

/** The way back for an administrator whom a failure has sent to the users' login. The session continues. */
export function LoggedInAdmin() {
  const admin = useWhoIsHere();
  if (!admin) return null;
  return (
    <Alert
      className="mb-5"
      action={
        <Button variant="secondary" size="sm" asChild>
          <Link to={admin.home} replace>
            Back to the administration
          </Link>
        </Button>
      }
    >
      You are logged in as {admin.name}.
    </Alert>
  );
}
