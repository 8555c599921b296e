import type { ListAdminUsersParams } from '@generated/model';
import { choicesOf } from '@/labels/choices';
import {
  BUYER_STATUS_LABELS,
  IDENTITY_STATUS_LABELS,
  TYPE_OF_USER_LABELS,
  USER_STATUS_LABELS,
} from '@/users/labels';
import { choiceChips } from '@/table/choice-chips';
import type { useListParams } from '@/table/list-params';
import { useSearchText } from '@/table/use-search-text';
import { ChoiceFilter } from '@/ui/inputs/choice-filter';
import { FilterChips } from '@/ui/inputs/filter-chips';
import { SearchInput } from '@/ui/inputs/search-input';
import { Switch } from '@/ui/inputs/switch';

/** Search and filters of the users, with what narrows the list as chips below. */
export function UsersToolbar({
  params,
  setParams,
  clear,
}: ReturnType<typeof useListParams<ListAdminUsersParams>>) {
  const [text, setText] = useSearchText(params.search ?? '', (search) => setParams({ search }));
  const chips = [
    ...choiceChips('Status', USER_STATUS_LABELS, params.status, (status) => setParams({ status })),
    ...choiceChips('Type', TYPE_OF_USER_LABELS, params.type_of_user, (type_of_user) =>
      setParams({ type_of_user }),
    ),
    ...choiceChips('Identity', IDENTITY_STATUS_LABELS, params.identity_status, (identity_status) =>
      setParams({ identity_status }),
    ),
    ...choiceChips('Buyer', BUYER_STATUS_LABELS, params.user_buyer_status, (user_buyer_status) =>
      setParams({ user_buyer_status }),
    ),
  ];
  return (
    <div className="border-line grid gap-3 border-b p-4">
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label="Search users"
          placeholder="Name, email, company or id"
          className="w-full sm:w-72"
          maxLength={200}
          value={text}
          onChange={setText}
        />
        <ChoiceFilter
          label="Status"
          options={choicesOf(USER_STATUS_LABELS)}
          value={params.status ?? []}
          onChange={(status) => setParams({ status })}
        />
        <ChoiceFilter
          label="Type"
          options={choicesOf(TYPE_OF_USER_LABELS)}
          value={params.type_of_user ?? []}
          onChange={(type_of_user) => setParams({ type_of_user })}
        />
        <ChoiceFilter
          label="Identity"
          options={choicesOf(IDENTITY_STATUS_LABELS)}
          value={params.identity_status ?? []}
          onChange={(identity_status) => setParams({ identity_status })}
        />
        <ChoiceFilter
          label="Buyer"
          options={choicesOf(BUYER_STATUS_LABELS)}
          value={params.user_buyer_status ?? []}
          onChange={(user_buyer_status) => setParams({ user_buyer_status })}
        />
        <Switch
          className="ml-1"
          label="Managed by me"
          checked={params.managed_users === true}
          onChange={(event) => setParams({ managed_users: event.target.checked || undefined })}
        />
      </div>
      <FilterChips chips={chips} onClearAll={clear} />
    </div>
  );
}
