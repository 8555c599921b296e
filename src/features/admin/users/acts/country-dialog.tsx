import { useMemo } from 'react';
import { countryInputAsks } from '@generated/asks';
import { useUpdateAdminUserCountry } from '@generated/api/admin-users/admin-users';
import type { AdminUser, CountryCode, CountryInput } from '@generated/model';
import { CountryInput as CountryInputSchema } from '@generated/zod/schemas/countryInput';
import { SelectField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { countryChoices } from '@/labels/country-choices';
import { RecordDialog } from '@/record/record-dialog';
import { toast } from '@/ui/feedback/toast';
import { fullName } from '@/domain/users/party-names';

interface Values {
  country: CountryCode | '';
}

export function CountryDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const choices = useMemo(() => countryChoices(), []);
  const { mutateAsync } = useUpdateAdminUserCountry();
  const form = useContractForm<Values, CountryInput>(CountryInputSchema, {
    asks: countryInputAsks,
    defaultValues: { country: user.country ?? '' },
  });

  async function save(data: CountryInput) {
    await mutateAsync({ userId: user.id, data });
    toast.success('Country saved');
    onClose();
  }

  return (
    <RecordDialog
      version={null}
      form={form}
      title="Change the country"
      description={`Decides in which cases ${fullName(user)} may bid. The change is recorded, and ${fullName(user)} is told of it in the app and by email.`}
      onClose={onClose}
      onSubmit={save}
      submitLabel="Save country"
    >
      <SelectField<Values>
        name="country"
        label="Country"
        choices={choices}
        placeholder="Choose a country"
        isRequired
      />
    </RecordDialog>
  );
}
