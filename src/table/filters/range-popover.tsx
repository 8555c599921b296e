import Big from 'big.js';
import { type FocusEvent, type ReactElement, useState } from 'react';
import { Button } from '@/ui/button';
import { Field } from '@/ui/inputs/field';
import { NumberInput } from '@/ui/inputs/number-input';
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
  /** Turns what is typed into a decimal; null if it is none. */
  read: (text: string) => string | null;
  /** The message if it is none. */
  asksFor: string;
}

/** The two boxes of a RangeFilter. Opens as soon as it is mounted. */
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

interface RangeFormProps extends RangeFilterProps {
  /** Applies what is typed when its boxes lose the focus, like the boxes next to it. It has no button then. */
  appliesOnLeave?: boolean;
  onDone?: () => void;
  className?: string;
}

export function RangeForm({
  label,
  unit,
  value,
  onChange,
  read,
  asksFor,
  appliesOnLeave = false,
  onDone,
  className = 'grid gap-3 p-3',
}: RangeFormProps) {
  const [min, setMin] = useState(value.min ?? '');
  const [max, setMax] = useState(value.max ?? '');
  const [known, setKnown] = useState(value);
  // The range was cleared or changed elsewhere while the form was visible.
  if (value.min !== known.min || value.max !== known.max) {
    setKnown(value);
    setMin(value.min ?? '');
    setMax(value.max ?? '');
  }
  const [errors, setErrors] = useState<{ min?: string; max?: string }>({});

  function apply() {
    const [low, high] = [min, max].map((text) => (text.trim() === '' ? undefined : read(text)));
    if (low === null || high === null) {
      setErrors({ ...(low === null && { min: asksFor }), ...(high === null && { max: asksFor }) });
    } else if (low !== undefined && high !== undefined && new Big(low).gt(high)) {
      setErrors({ max: 'This must not be below the lower end.' });
    } else {
      setErrors({});
      // Any change leads to page 1, even one to the same range. A person who only looked stays on their page.
      if (low !== value.min || high !== value.max) onChange({ min: low, max: high });
      onDone?.();
    }
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // While the focus moves between the two ends, the range is still being typed.
    if (appliesOnLeave && !currentTarget.closest('form')?.contains(relatedTarget)) apply();
  }

  return (
    <form
      noValidate
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <End
        label={`From, in ${unit}`}
        error={errors.min}
        value={min}
        onChange={setMin}
        onLeave={leave}
      />
      <End
        label={`To, in ${unit}`}
        error={errors.max}
        value={max}
        onChange={setMax}
        onLeave={leave}
      />
      <div className="flex justify-end gap-2">
        <Button
          variant="ghost"
          size="sm"
          onBlur={leave}
          onClick={() => {
            setMin('');
            setMax('');
            setErrors({});
            onChange({ min: undefined, max: undefined });
            onDone?.();
          }}
        >
          Clear
        </Button>
        {!appliesOnLeave && (
          <Button type="submit" variant="secondary" size="sm">
            Apply
          </Button>
        )}
      </div>
    </form>
  );
}

interface EndProps {
  label: string;
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
  onLeave: (event: FocusEvent<HTMLElement>) => void;
}

function End({ label, error, value, onChange, onLeave }: EndProps) {
  return (
    <Field label={label} error={error}>
      <NumberInput
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // A form with two boxes and no button does not submit on Enter by itself.
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
    </Field>
  );
}
