import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  wallTimeAt,
  wallTimeOfDay,
  writeDay,
  writeDistance,
  writeDistanceOfDays,
  writeMonth,
  writeOffset,
  writeTime,
  isoDay,
} from './calendar';

const moment = fc.date({
  min: new Date('1970-01-01T00:00:00.000Z'),
  max: new Date('2099-12-31T23:59:59.999Z'),
  noInvalidDate: true,
});
const zone = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland');

describe('a date is written as Intl writes it', () => {
  test('a day and a time, in any zone', () => {
    fc.assert(
      fc.property(moment, zone, (at, timeZone) => {
        const expected = (options: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(at);
        const wallTime = wallTimeAt(at, timeZone);
        expect(writeDay(wallTime)).toBe(expected({ dateStyle: 'medium' }));
        expect(writeTime(wallTime)).toBe(expected({ timeStyle: 'short' }));
        expect(writeMonth(wallTime)).toBe(expected({ year: 'numeric', month: 'short' }));
      }),
    );
  });

  test('how far a zone is from UTC', () => {
    fc.assert(
      fc.property(moment, zone, (at, timeZone) => {
        const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' });
        const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
        const expected = name?.replace(/^GMT(\+0$)?/, 'UTC');
        expect(writeOffset(wallTimeAt(at, timeZone), at)).toBe(expected);
      }),
    );
  });

  test('the zone of the machine is the same as by its name', () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    fc.assert(
      fc.property(moment, (at) => {
        expect(wallTimeAt(at)).toEqual(wallTimeAt(at, timeZone));
      }),
    );
  });

  test('a distance', () => {
    const count = fc.integer({ min: -400, max: 400 }).filter((number) => number !== 0);
    const unit = fc.constantFrom('year', 'month', 'day', 'hour', 'minute');
    const always = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });
    fc.assert(
      fc.property(count, unit, (number, name) => {
        expect(writeDistance(number, name)).toBe(always.format(number, name));
      }),
    );
  });

  test('a distance of days', () => {
    const auto = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
    const days = fc.constantFrom(-30, -2, -1, 1, 2, 30);
    const unit = fc.constantFrom('year', 'month', 'day');
    fc.assert(
      fc.property(days, unit, (number, name) => {
        expect(writeDistanceOfDays(number, name)).toBe(auto.format(number, name));
      }),
    );
  });
});

test('a day is the same day in every zone', () => {
  expect(writeDay(wallTimeOfDay('2022-11-01'))).toBe('Nov 1, 2022');
});

test('a day is written as the contract writes it, in the zone that is named', () => {
  const evening = new Date('2026-03-01T20:30:00Z');
  expect(isoDay(wallTimeAt(evening, 'UTC'))).toBe('2026-03-01');
  expect(isoDay(wallTimeAt(evening, 'Asia/Hong_Kong'))).toBe('2026-03-02');
});
