import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ComponentType, ReactElement } from 'react';
import type { User } from '@generated/model';
import { fullName } from '@/domain/users/party-names';
import { Button } from '@/ui/button';
import { Monogram } from '@/ui/data/monogram';
import { useOnDemand } from '@/ui/hooks/use-on-demand';

/** A user or an administrator. */
type Person = Pick<User, 'first_name' | 'last_name'>;

interface AccountMenuProps<Of extends Person> {
  person: Of;
  trigger: ReactElement;
}

/** The button of an account menu, at the right of the header. The menu's code is fetched just before it is used. */
export function accountButton<Of extends Person>(
  load: () => Promise<ComponentType<AccountMenuProps<Of>>>,
) {
  return function AccountButton({ person }: { person: Of }) {
    const { Part: Menu, trigger } = useOnDemand(load);
    if (!Menu) return <Trigger person={person} {...trigger} />;
    return <Menu person={person} trigger={<Trigger person={person} />} />;
  };
}

function Trigger({ person, ...rest }: { person: Person } & ComponentProps<typeof Button>) {
  return (
    <Button {...rest} variant="ghost" className="max-sm:px-2">
      <span className="sr-only">Account of</span>
      <Monogram name={fullName(person)} size="sm" shape="circle" />
      <span className="max-w-40 truncate max-sm:sr-only">{person.first_name}</span>
      <span className="sr-only">{person.last_name}</span>
      <ChevronDown aria-hidden size={16} className="text-muted" />
    </Button>
  );
}
