import { adminUserCreateInputAsks } from '@generated/asks';
import { Link, useNavigate } from 'react-router-dom';
import type { AdminUserCreateInputUser, CountryCode, UserStatus } from '@generated/model';
import { useCreateAdminUser } from '@generated/api/admin-users/admin-users';
import { AdminUserCreateInput } from '@generated/zod/schemas/adminUserCreateInput';
import { errorBodyOf } from '@/api/errors/problem';
import { ContractForm } from '@/forms/contract-form';
import { SelectField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { countryChoices } from '@/labels/country-choices';
import { fullName } from '@/domain/users/party-names';
import { withDialableNumbers } from '@/users/dialable-numbers';
import { USER_STATUS_LABELS } from '@/users/labels';
import { pathTo } from '@/paths';
import { Button } from '@/ui/button';
import { Card, CardBody } from '@/ui/data/card';
import { toast } from '@/ui/feedback/toast';
import { RoutePage } from '@/page/route-page';
import { ProfileFields } from './profile-fields';
import { profileErrors, profileToSend, profileValues, type ProfileValues } from './profile-values';
import { userPath } from '@/users/user-path';

/** Specification, section 8, "Admin create user failure". */
const FAILED = 'An error occurred while creating the user. Please try again later.';

type Values = ProfileValues & { status: UserStatus; country: CountryCode | '' };

const STATUSES = (['active', 'pending'] as const).map((value) => ({
  value,
  label: USER_STATUS_LABELS[value],
}));

function userToSend({ status, country, ...profile }: Values): AdminUserCreateInputUser {
  return { ...profileToSend(profile), status, country: country || null };
}

export default function CreateUserPage() {
  const navigate = useNavigate();
  // This call has a row of its own in the error catalogue.
  const { mutateAsync: create } = useCreateAdminUser({ request: { failureIsFor: 'form' } });
  const form = useContractForm<Values, AdminUserCreateInputUser>(AdminUserCreateInput.shape.user, {
    asks: adminUserCreateInputAsks.user,
    defaultValues: { ...profileValues(), status: 'active', country: '' },
    check: profileErrors,
    prepare: userToSend,
  });

  async function submit(sent: AdminUserCreateInputUser) {
    const user = await create({ data: { user: withDialableNumbers(sent) } });
    toast.success(`${fullName(user)} was created`);
    await navigate(userPath(user.id));
  }

  return (
    <RoutePage
      of="adminCreateUser"
      width="narrow"
      title="Create user"
      description="The account gets an invitation by email with a link to log in. It has no password until its user sets one."
    >
      <Card>
        <CardBody>
          <ContractForm
            form={form}
            onSubmit={submit}
            submitLabel="Create user"
            errorPrefix="user."
            errorMessage={(error) => errorBodyOf(error)?.message || FAILED}
            warnOnLeave
            keepAs="new-user"
            secondaryAction={
              <Button variant="ghost" asChild>
                <Link to={pathTo('adminUsers')}>Cancel</Link>
              </Button>
            }
          >
            <ProfileFields />
            <div className="border-line grid items-start gap-4 border-t pt-5 sm:grid-cols-2">
              <SelectField<Values>
                name="status"
                label="Status"
                hint="Active users may submit claims at once; others once they have confirmed their address."
                choices={STATUSES}
              />
              <SelectField<Values>
                name="country"
                label="Country"
                hint="Where known. The identity check may correct it."
                choices={countryChoices()}
                placeholder="Not known"
              />
            </div>
          </ContractForm>
        </CardBody>
      </Card>
    </RoutePage>
  );
}
