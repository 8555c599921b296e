import { ChoiceFacet } from '@/ui/filters/choice-list';
import { Switch } from '@/ui/inputs/switch';
import { chosenIn, textIn } from './list-filter';
import type { FilterControlProps } from './filter-control';
import { RangeForm } from './range-popover';

/** The control of a filter with all its choices visible, for the sheet on a phone. */
export function Facet({ filter, params, setParams }: FilterControlProps) {
  switch (filter.kind) {
    case 'choice': {
      const { param, label, options } = filter;
      return (
        <ChoiceFacet
          label={label}
          options={options}
          value={chosenIn(params, param)}
          onChange={(chosen) => setParams({ [param]: chosen })}
        />
      );
    }
    case 'flag':
      return (
        <Switch
          label={filter.label}
          checked={params[filter.param] === true}
          onChange={(event) => setParams({ [filter.param]: event.target.checked || undefined })}
        />
      );
    case 'range':
      return (
        <fieldset>
          <legend className="text-sm font-medium">{filter.label}</legend>
          <RangeForm
            {...filter}
            className="grid gap-3 pt-2"
            appliesOnLeave
            value={{ min: textIn(params, filter.min), max: textIn(params, filter.max) }}
            onChange={({ min, max }) => setParams({ [filter.min]: min, [filter.max]: max })}
          />
        </fieldset>
      );
    case 'record':
      return null;
  }
}
