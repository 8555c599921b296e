import type { ReactElement } from 'react';
import { Button } from '../button';
import { Popover } from '../overlay/popover';
import { Checkbox } from './checkbox';

export type ChoiceFilterProps<Value extends string> = {
  label: string;
  options: { value: Value; label: string; count?: number }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
};

/** The list of a ChoiceFilter; opens as soon as it is there. */
export function ChoicePopover<Value extends string>({
  label,
  options,
  value,
  onChange,
  trigger,
}: ChoiceFilterProps<Value> & { trigger: ReactElement }) {
  function toggle(option: Value, isChosen: boolean) {
    // In the order of the options, so that the same choice always gives the same address.
    onChange(
      options
        .map((each) => each.value)
        .filter((each) => (each === option ? isChosen : value.includes(each))),
    );
  }

  return (
    <Popover label={label} className="w-60" isOpenAtFirst trigger={trigger}>
      <fieldset className="grid gap-0.5 p-2">
        <legend className="sr-only">{label}</legend>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            className="hover:bg-subtle rounded-md px-1.5 py-1"
            checked={value.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
            label={
              <span className="flex justify-between gap-3">
                {option.label}
                {option.count !== undefined && (
                  <span className="tabular text-muted">{option.count}</span>
                )}
              </span>
            }
          />
        ))}
      </fieldset>
      <div className="border-line border-t p-2">
        <Button
          block
          variant="ghost"
          size="sm"
          disabled={value.length === 0}
          onClick={() => onChange([])}
        >
          Clear
        </Button>
      </div>
    </Popover>
  );
}
