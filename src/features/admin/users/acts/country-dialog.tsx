import { useState } from 'react';
import type { AdminUser } from '@generated/model';
import { useUpdateAdminUserCountry } from '@generated/api/admin-users/admin-users';
import { isDealtWith } from '@/api/error-catalogue';
import { messageOf } from '@/api/problem';
import { countryChoices } from '@/labels/countries';
import { fullName } from '@/users/labels';
import { toast } from '@/ui/feedback/toast';
import { Field } from '@/ui/inputs/field';
import { Options, Select } from '@/ui/inputs/select';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';

export function CountryDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [country, setCountry] = useState(user.country);
  const choices = countryChoices();
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useUpdateAdminUserCountry({
    mutation: {
      onSuccess: () => {
        toast.success('Country saved');
        onClose();
      },
    },
  });

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Change the country"
      description={`Decides which cases ${fullName(user)} may take part in. The change is recorded.`}
      confirmLabel="Save country"
      isPending={isPending}
      error={error && !isDealtWith(error) && messageOf(error)}
      onConfirm={() => {
        if (country) mutate({ userId: user.id, data: { country } });
        else setIsMissing(true);
      }}
    >
      <Field label="Country" error={isMissing && !country && 'Choose a country.'}>
        <Select
          value={country ?? ''}
          onChange={(event) =>
            setCountry(choices.find(({ value }) => value === event.target.value)?.value ?? null)
          }
        >
          <option value="">Choose a country</option>
          <Options choices={choices} />
        </Select>
      </Field>
    </ConfirmDialog>
  );
}
