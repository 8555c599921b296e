import { preferencesInputLimits } from '@generated/limits';
import { preferencesInputAsks } from '@generated/asks';
import { useUpdatePreferences } from '@generated/api/account/account';
import type { PaymentMethod, PreferencesInputUser, User } from '@generated/model';
import { UpdatePreferencesBody } from '@generated/zod/account/account';
import { customPaymentMethodFault } from '@/domain/users/payment-method';
import { changesToSend } from '@/forms/changed-values';
import { ContractForm } from '@/forms/contract-form';
import { CheckboxField, SelectField, TextField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { choicesOf } from '@/labels/choices';
import { CATEGORY_LABELS, MAIL_WORDS } from '@/notifications/labels';
import { SETTLEMENT_METHOD_LABELS } from '@/offers/labels';
import { pathTo } from '@/paths';
import { TextLink } from '@/page/links';
import { setUser } from '@/session/session';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { toast } from '@/ui/feedback/toast';

const PAYMENT_METHODS: Record<PaymentMethod, string> = {
  ...SETTLEMENT_METHOD_LABELS,
  other: 'Another way',
};

function valuesOf(user: User) {
  return {
    message_notifications: user.message_notifications,
    claim_notifications: user.claim_notifications,
    claim_case_follow_notifications: user.claim_case_follow_notifications,
    message_with_the_staff: user.message_with_the_staff,
    // A select holds text. The empty one is sent as null.
    payment_method: user.payment_method ?? ('' as const),
    custom_payment_method: user.custom_payment_method ?? '',
  };
}
type Values = ReturnType<typeof valuesOf>;

function toSend({ payment_method, custom_payment_method, ...switches }: Values) {
  return {
    ...switches,
    payment_method: payment_method || null,
    custom_payment_method: payment_method === 'other' ? custom_payment_method.trim() || null : null,
  };
}

export function PreferencesForm({ user }: { user: User }) {
  const { mutateAsync } = useUpdatePreferences();
  const stored = valuesOf(user);
  const form = useContractForm<Values, PreferencesInputUser>(UpdatePreferencesBody.shape.user, {
    asks: preferencesInputAsks.user,
    defaultValues: stored,
    prepare: toSend,
    check: (values) => {
      const fault = customPaymentMethodFault(toSend(values));
      return fault ? { custom_payment_method: fault } : {};
    },
  });

  const { dirtyFields } = form.formState;

  async function save(preferences: PreferencesInputUser) {
    const changes = changesToSend(preferences, dirtyFields, [
      ['payment_method', 'custom_payment_method'],
    ]);
    setUser(await mutateAsync({ data: { user: changes } }));
    toast.success('Settings saved');
  }

  return (
    <Card>
      <CardHeader title="Notifications and payment" />
      <CardBody>
        <ContractForm
          form={form}
          onSubmit={save}
          submitLabel="Save settings"
          submitUnchanged={false}
          errorPrefix="user."
          warnOnLeave
          stored={stored}
          keepAs="preferences"
        >
          <p className="text-muted text-sm">
            Everything that you are told is in your{' '}
            <TextLink to={pathTo('notifications')}>notifications</TextLink>. Choose what comes as a
            mail as well. Mails about offers, sales and your account always come: a deadline may
            run, or they keep your account safe.
          </p>
          <CheckboxField<Values>
            name="message_notifications"
            label={CATEGORY_LABELS.message}
            hint={MAIL_WORDS.message}
          />
          <CheckboxField<Values>
            name="claim_notifications"
            label={CATEGORY_LABELS.claim}
            hint={MAIL_WORDS.claim}
          />
          <CheckboxField<Values>
            name="claim_case_follow_notifications"
            label={CATEGORY_LABELS.case_follow}
            hint={MAIL_WORDS.case_follow}
          />
          <SelectField<Values>
            name="payment_method"
            label="How you would like to be paid"
            hint="Buyers of your claims see it, and their offers begin with it."
            choices={choicesOf(PAYMENT_METHODS)}
            placeholder="Not chosen yet"
          />
          {form.watch('payment_method') === 'other' && (
            <TextField<Values>
              name="custom_payment_method"
              label="Your way of payment"
              maxLength={preferencesInputLimits.user.custom_payment_method}
              isRequired
            />
          )}
          <fieldset className="grid gap-3">
            <legend className="text-sm font-medium">Conversations with our staff</legend>
            <CheckboxField<Values>
              name="message_with_the_staff"
              label="Our staff may begin a conversation with you"
              hint="Switched off, they write only in conversations that you have already."
            />
          </fieldset>
        </ContractForm>
      </CardBody>
    </Card>
  );
}
