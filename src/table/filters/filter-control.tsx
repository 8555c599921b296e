import { ChoiceFilter } from '@/ui/filters/choice-filter';
import { Switch } from '@/ui/inputs/switch';
import {
  chosenIn,
  textIn,
  type AnyFilter,
  type FilterParams,
  type SetFilterParams,
} from './list-filter';
import { RangeFilter } from './range-filter';

export interface FilterControlProps {
  filter: AnyFilter;
  params: FilterParams;
  setParams: SetFilterParams;
}

/** The control of a filter in the toolbar of a wide screen. */
export function FilterControl({ filter, params, setParams }: FilterControlProps) {
  switch (filter.kind) {
    case 'choice':
      return (
        <ChoiceFilter
          label={filter.label}
          options={[...filter.options]}
          value={chosenIn(params, filter.param)}
          onChange={(chosen) => setParams({ [filter.param]: chosen })}
        />
      );
    case 'flag':
      return (
        <Switch
          className="ml-1"
          label={filter.label}
          checked={params[filter.param] === true}
          onChange={(event) => setParams({ [filter.param]: event.target.checked || undefined })}
        />
      );
    case 'range':
      return (
        <RangeFilter
          {...filter}
          value={{ min: textIn(params, filter.min), max: textIn(params, filter.max) }}
          onChange={({ min, max }) => setParams({ [filter.min]: min, [filter.max]: max })}
        />
      );
    case 'record':
      return null;
  }
}
