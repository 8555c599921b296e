/* Separate from the lifetimes: the app always loads those, but the words only when one is shown. */
import { DAY, HOUR, MINUTE } from '../../time';

const UNITS = { day: DAY, hour: HOUR, minute: MINUTE };
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/**
 * A lifetime in words, in the largest unit that fits: `15 minutes`, `one hour`, `three days`. A single day is `24
 * hours`.
 * @param ms whole minutes in milliseconds.
 */
export function lifetimeWords(ms: number): string {
  const unit = ms > DAY && ms % DAY === 0 ? 'day' : ms % HOUR === 0 ? 'hour' : 'minute';
  const count = ms / UNITS[unit];
  return `${NUMBERS[count] ?? count} ${unit}${count === 1 ? '' : 's'}`;
}
