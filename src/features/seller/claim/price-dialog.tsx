import { myClaimUpdateInputAsks } from '@generated/asks';
import { useUpdateMyClaim } from '@generated/api/my-claims/my-claims';
import type { ClaimFields, MyClaim } from '@generated/model';
import { UpdateMyClaimBody } from '@generated/zod/my-claims/my-claims';
import { priceFaults } from '@/domain/claims/claim-checks';
import { isTakenOffByStaff, PRICE_FIELDS } from '@/domain/claims/claim-state';
import { bidForAsk } from '@/domain/claims/unusual-price';
import { readPercent, unreadPercent } from '@/domain/decimal-input';
import { usePriceCheck } from '@/claims/form/use-price-check';
import { CLAIM_FIELDS } from '@/claims/fields';
import { doneText } from '@/claims/seller/act-words';
import { NumberField } from '@/forms/number-field';
import { useContractForm } from '@/forms/use-contract-form';
import { RecordDialog } from '@/record/record-dialog';
import { useSession } from '@/session/session-store';
import { toast } from '@/ui/feedback/toast';

type Price = Pick<ClaimFields, (typeof PRICE_FIELDS)[number]>;
type Values = Record<keyof Price, string>;

/** An empty ask invites every offer. A value that cannot be read is null too, and a fault of its field. */
function toSend({ ask_percent, minimum_percent }: Values): Price {
  return { ask_percent: readPercent(ask_percent), minimum_percent: readPercent(minimum_percent) };
}

export function PriceDialog({ claim, onClose }: { claim: MyClaim; onClose: () => void }) {
  const { mutateAsync: updateClaim } = useUpdateMyClaim();
  const { isMeant, dialog } = usePriceCheck(claim.case);
  // Only the seller knows the minimum: an administrator in their name can neither read nor set it.
  const isInPerson = useSession(({ user }) => !user?.impersonator);
  const fields = isInPerson ? PRICE_FIELDS : (['ask_percent'] as const);
  const form = useContractForm<Values, Price>(UpdateMyClaimBody.shape.claim, {
    asks: myClaimUpdateInputAsks.claim,
    defaultValues: {
      ask_percent: claim.ask_percent ?? '',
      minimum_percent: claim.minimum_percent ?? '',
    },
    prepare: toSend,
    unread: ({ ask_percent, minimum_percent }) => ({
      ask_percent: unreadPercent(ask_percent),
      minimum_percent: unreadPercent(minimum_percent),
    }),
    check: (values) => priceFaults(toSend(values)),
  });

  async function isPriceMeant({ ask_percent = null }: Price) {
    if (await isMeant(ask_percent, comparedBid(ask_percent, claim))) return true;
    form.setFocus('ask_percent');
    return false;
  }

  async function save({ lock_version, ...price }: Price & { lock_version: number }) {
    await updateClaim({ id: claim.id, data: { claim: price, lock_version } });
    toast.success(doneText('change_price', claim.reference));
    onClose();
  }

  return (
    <RecordDialog
      title="Change price"
      description={
        claim.status === 'paused'
          ? `Buyers can bid on the new ask once ${isTakenOffByStaff(claim) ? 'our staff put the claim back' : 'you resume'}.`
          : 'Buyers see the new ask at once.'
      }
      version={claim.lock_version}
      form={form}
      isMeant={isPriceMeant}
      onSubmit={save}
      submitLabel="Save price"
      errorPrefix="claim."
      onClose={onClose}
      above={dialog}
    >
      {fields.map((name) => (
        <NumberField<Values>
          key={name}
          name={name}
          label={CLAIM_FIELDS[name].label}
          hint={CLAIM_FIELDS[name].hint}
          suffix="%"
        />
      ))}
    </RecordDialog>
  );
}

function comparedBid(ask: string | null, claim: MyClaim) {
  const { face_amount, currency } = claim;
  if (ask === null || face_amount === null) return null;
  const percent = bidForAsk(ask, claim);
  return { kind: 'best_bid' as const, by: 'A buyer', percent, face_amount, currency };
}
