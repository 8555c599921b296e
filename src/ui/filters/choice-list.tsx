import { formatCount } from '@/labels/counts';
import { Checkbox } from '../inputs/checkbox';

/** One value of a facet. */
export interface Choice<Value> {
  value: Value;
  label: string;
  /** How many rows it leaves, if that is known. */
  count?: number | undefined;
}

interface ChoiceListProps<Value extends string> {
  options: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** The class of each line. */
  className?: string;
}

/** Checkboxes for several values of one facet. */
export function ChoiceList<Value extends string>({
  options,
  value,
  onChange,
  className,
}: ChoiceListProps<Value>) {
  function toggle(option: Value, isChosen: boolean) {
    // Keeps the order of the options, so that the same choice always gives the same address.
    onChange(
      options
        .map((each) => each.value)
        .filter((each) => (each === option ? isChosen : value.includes(each))),
    );
  }
  return options.map((option) => (
    <Checkbox
      key={option.value}
      className={className}
      label={<ChoiceLabel {...option} />}
      checked={value.includes(option.value)}
      onChange={(event) => toggle(option.value, event.target.checked)}
    />
  ));
}

function ChoiceLabel({ label, count }: Choice<string>) {
  if (count === undefined) return label;
  return (
    <span className="flex justify-between gap-2">
      {label}
      <span className="sr-only">, </span>
      <span className="tabular text-muted">{formatCount(count)}</span>
    </span>
  );
}

/** The choices under their name, all visible. */
export function ChoiceFacet<Value extends string>({
  label,
  ...list
}: ChoiceListProps<Value> & { label: string }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid gap-0.5">
        <ChoiceList {...list} />
      </div>
    </fieldset>
  );
}
