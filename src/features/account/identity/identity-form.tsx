import { useMemo } from 'react';
import { identityVerificationInputAsks } from '@generated/asks';
import { useSubmitVerification } from '@generated/api/account/account';
import type { CountryCode, IdentityVerificationInput } from '@generated/model';
import { SubmitVerificationBody } from '@generated/zod/account/account';
import { ContractForm } from '@/forms/contract-form';
import { DocumentField } from '@/documents/document-field';
import { SelectField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { countryChoices } from '@/labels/country-choices';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { toast } from '@/ui/feedback/toast';
import { handOnFocus } from '@/ui/hooks/hand-on-focus';

/** A select holds text. The empty one, which the schema refuses, means that no country is chosen yet. */
type Values = Omit<IdentityVerificationInput, 'country'> & { country: CountryCode | '' };

/** Country and two documents. Each document is uploaded as soon as it is chosen. */
export function IdentityForm({ country }: { country: CountryCode | undefined }) {
  const { mutateAsync } = useSubmitVerification();
  const countries = useMemo(() => countryChoices(), []);
  const form = useContractForm<Values, IdentityVerificationInput>(SubmitVerificationBody, {
    asks: identityVerificationInputAsks,
    defaultValues: { country: country ?? '', gov_id_document_id: 0, personal_photo_document_id: 0 },
  });

  async function submit(data: IdentityVerificationInput) {
    await mutateAsync({ data });
    toast.success('Submitted for review');
  }

  return (
    <Card ref={handOnFocus}>
      <CardHeader
        title="Submit your documents"
        description="An identity document with your picture, and a photo of yourself."
      />
      <CardBody>
        <ContractForm
          form={form}
          onSubmit={submit}
          submitLabel="Submit for review"
          warnOnLeave
          keepAs="identity"
        >
          <SelectField<Values>
            name="country"
            label="Country of the document"
            choices={countries}
            placeholder="Choose a country"
            isRequired
          />
          <DocumentField<Values>
            name="gov_id_document_id"
            label="Passport, identity card or driver’s license"
            hint="The whole page, all four corners in view, readable."
            kind="gov_id"
          />
          <DocumentField<Values>
            name="personal_photo_document_id"
            label="Photo of yourself"
            hint="Your face from the front, without sunglasses or a hat."
            kind="personal_photo"
          />
        </ContractForm>
      </CardBody>
    </Card>
  );
}
