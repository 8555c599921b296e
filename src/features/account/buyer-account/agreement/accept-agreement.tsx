import { agreementAcceptInputLimits } from '@generated/limits';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { getCurrentUser } from '@generated/api/session/session';
import { useAcceptAgreement } from '@generated/api/agreements/agreements';
import { agreementAcceptInputAsks } from '@generated/asks';
import type { AgreementAcceptInput, CurrentAgreement, User } from '@generated/model';
import { AcceptAgreementBody } from '@generated/zod/agreements/agreements';
import { isVerifiedBuyer } from '@/domain/buyers/verified-buyer';
import { fullName, signatureFault } from '@/domain/users/party-names';
import { ContractForm } from '@/forms/contract-form';
import { CheckboxField, TextField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { portalPath } from '@/session/after-login';
import { leaveSession } from '@/session/leave-session';
import { safeFrom } from '@/session/safe-from';
import { setUser } from '@/session/session';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { toast } from '@/ui/feedback/toast';
import { NotNow } from './not-now';

/** The contract accepts only `true` as consent. A box that is not ticked yet holds false. */
type Values = Omit<AgreementAcceptInput, 'consent'> & { consent: boolean };

/** Takes name and consent, then leads on to where the person was going. */
export function AcceptAgreement({ agreement, user }: { agreement: CurrentAgreement; user: User }) {
  const { mutateAsync } = useAcceptAgreement();
  const navigate = useNavigate();
  const from = safeFrom(useSearchParams()[0].get('from'), 'user');
  const form = useContractForm<Values, AgreementAcceptInput>(AcceptAgreementBody, {
    asks: agreementAcceptInputAsks,
    defaultValues: { version: agreement.version, typed_name: '', consent: false },
    check: ({ typed_name }) => ({ typed_name: signatureFault(typed_name, user) }),
  });

  async function accept({ version, typed_name, consent }: AgreementAcceptInput): Promise<void> {
    // There is only one kind, so it is not sent.
    await mutateAsync({ data: { version, typed_name, consent } });
    // Read again before leading on, so that the next page shows what has become available.
    const now = await getCurrentUser();
    setUser(now);
    toast.success('Agreement accepted');
    await navigate(from ?? portalPath(now), { replace: true });
  }

  return (
    <Card>
      <CardHeader
        title="Accept the agreement"
        description="Your typed name stands in place of a signature. We keep it with the version, the time and your IP address."
      />
      <CardBody>
        <ContractForm
          form={form}
          onSubmit={accept}
          submitLabel="Accept the agreement"
          warnOnLeave={false}
          secondaryAction={
            <>
              {!isVerifiedBuyer(user) && <NotNow user={user} />}
              <Button variant="secondary" onClick={() => void leaveSession()}>
                Log out
              </Button>
            </>
          }
        >
          <TextField<Values>
            name="typed_name"
            label="Your first and last name"
            hint={`As in your profile: ${fullName(user)}.`}
            autoComplete="name"
            maxLength={agreementAcceptInputLimits.typed_name}
            isRequired
          />
          <CheckboxField<Values>
            name="consent"
            label="I have read the agreement and accept it"
            isRequired
          />
        </ContractForm>
      </CardBody>
    </Card>
  );
}
