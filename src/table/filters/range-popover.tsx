import Big from 'big.js';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { Button } from '@/ui/button';
import { Field } from '@/ui/inputs/field';
import { Input } from '@/ui/inputs/input';
import { Popover } from '@/ui/overlay/popover';

interface Range {
  min: string | undefined;
  max: string | undefined;
}

export interface RangeFilterProps {
  label: string;
  /** "USD", or "% of face". */
  unit: string;
  value: Range;
  onChange: (range: Range) => void;
  /** Makes a decimal of what is typed; null where it is none. */
  read: (text: string) => string | null;
  /** Said where it is none. */
  asksFor: string;
}

/** The two boxes of a RangeFilter; opens as soon as it is there. */
export function RangePopover({ trigger, ...props }: RangeFilterProps & { trigger: ReactElement }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover
      label={props.label}
      className="w-60"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
    >
      <RangeForm {...props} onDone={() => setOpen(false)} />
    </Popover>
  );
}

export function RangeForm({
  label,
  unit,
  value,
  onChange,
  read,
  asksFor,
  onDone,
  className = 'grid gap-3 p-3',
}: RangeFilterProps & { onDone?: () => void; className?: string }) {
  const [min, setMin] = useState(value.min ?? '');
  const [max, setMax] = useState(value.max ?? '');
  const [known, setKnown] = useState(value);
  // Cleared or changed elsewhere while the form is in view.
  if (value.min !== known.min || value.max !== known.max) {
    setKnown(value);
    setMin(value.min ?? '');
    setMax(value.max ?? '');
  }
  const [errors, setErrors] = useState<{ min?: string; max?: string }>({});

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const [low, high] = [min, max].map((text) => (text.trim() === '' ? undefined : read(text)));
    if (low === null || high === null) {
      setErrors({ ...(low === null && { min: asksFor }), ...(high === null && { max: asksFor }) });
    } else if (low !== undefined && high !== undefined && new Big(low).gt(high)) {
      setErrors({ max: 'This must not be below the lower end.' });
    } else {
      setErrors({});
      onChange({ min: low, max: high });
      onDone?.();
    }
  }

  return (
    <form noValidate aria-label={label} onSubmit={apply} className={className}>
      <End label={`From, in ${unit}`} error={errors.min} value={min} onChange={setMin} />
      <End label={`To, in ${unit}`} error={errors.max} value={max} onChange={setMax} />
      <div className="flex justify-end gap-2">
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            setMin('');
            setMax('');
            onChange({ min: undefined, max: undefined });
            onDone?.();
          }}
        >
          Clear
        </Button>
        <Button type="submit" variant="secondary" size="sm">
          Apply
        </Button>
      </div>
    </form>
  );
}

interface EndProps {
  label: string;
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
}

function End({ label, error, value, onChange }: EndProps) {
  return (
    <Field label={label} error={error}>
      <Input
        isNumeric
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
