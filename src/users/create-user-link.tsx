import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pathTo } from '@/paths';
import { Button } from '@/ui/button';

/** The primary action of the pages that show users. */
export function CreateUserLink() {
  return (
    <Button asChild>
      <Link to={pathTo('adminCreateUser')}>
        <Plus aria-hidden size={16} className="-ml-1" />
        Create user
      </Link>
    </Button>
  );
}
