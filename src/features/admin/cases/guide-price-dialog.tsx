import { useCreateGuidePrice } from '@generated/api/admin-cases/admin-cases';
import { useGetCasePriceHistory } from '@generated/api/marketplace/marketplace';
import { guidePriceInputAsks } from '@generated/asks';
import { SizeBand, type AdminCase } from '@generated/model';
import { CreateGuidePriceBody } from '@generated/zod/admin-cases/admin-cases';
import { useWatch } from 'react-hook-form';
import { sizeBandLabels } from '@/cases/labels';
import { type GuidePrice, guidePriceFaults } from '@/domain/cases/case-facts';
import { readPercent, whyNoPercent } from '@/domain/decimal-input';
import { formatPercentRange } from '@/domain/money';
import { SelectField } from '@/forms/fields';
import { NumberField } from '@/forms/number-field';
import { useContractForm } from '@/forms/use-contract-form';
import { choicesOf } from '@/labels/choices';
import { formatDate } from '@/labels/dates';
import { RecordDialog } from '@/record/record-dialog';
import { toast } from '@/ui/feedback/toast';

type Values = Record<keyof GuidePrice, string>;

/** Sets what claims of a case are worth from today on, for every size or for one. */
export function GuidePriceDialog({ item, onClose }: { item: AdminCase; onClose: () => void }) {
  const { mutateAsync: create } = useCreateGuidePrice();
  const form = useContractForm<Values, GuidePrice>(CreateGuidePriceBody.shape.guide_price, {
    asks: guidePriceInputAsks.guide_price,
    defaultValues: { size_band: '', low_percent: '', high_percent: '' },
    prepare: toSend,
    unread: ({ low_percent, high_percent }) => ({
      low_percent: whyNoPercent(low_percent),
      high_percent: whyNoPercent(high_percent),
    }),
    check: (values) => guidePriceFaults(toSend(values)),
  });
  const size = useWatch({ control: form.control, name: 'size_band' });

  async function save({ lock_version, ...guide_price }: GuidePrice & { lock_version: number }) {
    await create({ id: item.id, data: { guide_price, lock_version } });
    const { low_percent, high_percent } = guide_price;
    toast.success(`Guide price set: ${formatPercentRange(low_percent, high_percent)}`);
    onClose();
  }

  return (
    <RecordDialog
      title="Set the guide price"
      description={`Everybody reads it on the page of ${item.name} from today on. Prices far from the one for all sizes are asked about before they are sent. Nobody gets a mail.`}
      version={item.lock_version}
      form={form}
      onSubmit={save}
      submitLabel="Set guide price"
      errorPrefix="guide_price."
      onClose={onClose}
    >
      <SelectField<Values>
        name="size_band"
        label="Size of the claim"
        placeholder="All sizes"
        hint={<LastGuide id={String(item.id)} size={isSizeBand(size) ? size : null} />}
        choices={choicesOf(sizeBandLabels(item.currency))}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField<Values> name="low_percent" label="Lower end" isRequired suffix="%" />
        <NumberField<Values> name="high_percent" label="Upper end" isRequired suffix="%" />
      </div>
    </RecordDialog>
  );
}

/** What the guide for the size is until now. */
function LastGuide({ id, size }: { id: string; size: SizeBand | null }) {
  const { data, error } = useGetCasePriceHistory(
    id,
    { range: 'all', ...(size && { size_band: size }) },
    { query: { meta: { saysItsFailure: true } } },
  );
  const last = data?.findLast(({ source, size_band }) => source === 'guide' && size_band === size);
  if (!data) return error && 'The guide until now could not be read.';
  if (!last) return 'There is no guide for it yet.';
  return `Until now ${formatPercentRange(last.low_percent, last.high_percent)}, since ${formatDate(last.date)}.`;
}

const isSizeBand = (value: string): value is SizeBand => Object.hasOwn(SizeBand, value);

/** A percentage that cannot be read is null, and a fault of its field. */
function toSend({ size_band, low_percent, high_percent }: Values) {
  return {
    size_band: isSizeBand(size_band) ? size_band : null,
    low_percent: readPercent(low_percent),
    high_percent: readPercent(high_percent),
  };
}
