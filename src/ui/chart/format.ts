import { wallTimeOfDay, writeDay, writeDayOfYear, writeMonth } from '@/domain/calendar';
import type { DateTick, PricePoint } from './scale';

/** The label of a date under the axis: `Nov 2`, `Nov 2026` or `2026`, for steps of days, months or years. */
export function formatDateTick({ date, unit }: DateTick): string {
  if (unit === 'year') return date.slice(0, 4);
  return (unit === 'month' ? writeMonth : writeDayOfYear)(wallTimeOfDay(date));
}

export const formatLongDate = (date: string) => writeDay(wallTimeOfDay(date));

/** `73.25 %`, as a percentage of face. */
export const percentOnChart = (value: number) => `${value.toFixed(2)} %`;

/** `89.24 %` for a trade, `108.00 % to 137.00 %` for a guide. */
export function priceOnChart({ low, high, isTrade }: PricePoint): string {
  return isTrade ? percentOnChart(low) : `${percentOnChart(low)} to ${percentOnChart(high)}`;
}

/** A label on the axis has only as many digits as the steps need. */
export const formatTick = (value: number) => `${Number(value.toFixed(2))} %`;
