import type { ReactElement } from 'react';
import { Button } from '../button';
import { Popover } from '../overlay/popover';
import { type Choice, ChoiceList } from './choice-list';

export type ChoiceFilterProps<Value extends string> = {
  label: string;
  options: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
};

/** The list of a ChoiceFilter. Opens as soon as it is mounted. */
export function ChoicePopover<Value extends string>({
  label,
  options,
  value,
  onChange,
  trigger,
}: ChoiceFilterProps<Value> & { trigger: ReactElement }) {
  return (
    <Popover label={label} className="w-60" isOpenAtFirst trigger={trigger}>
      <fieldset className="grid gap-0.5 p-2">
        <legend className="sr-only">{label}</legend>
        <ChoiceList
          options={options}
          value={value}
          onChange={onChange}
          className="hover:bg-subtle rounded-md px-1.5 py-1"
        />
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
