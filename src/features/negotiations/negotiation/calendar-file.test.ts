import { afterEach, expect, test, vi } from 'vitest';
import { setClockBy } from '@/domain/present-time';
import { aNegotiation, aSellersNegotiation } from '@/testing/negotiations';
import { calendarEntries, calendarFile, type CalendarEntry } from './calendar-file';

const NOW = new Date('2026-11-19T08:00:00.123Z');
const ADDRESS = 'https://claims.example/negotiations/31';

const AN_ENTRY: CalendarEntry = {
  uid: 'NEG-4Q8W2H-signing@claims-exchange',
  version: 3,
  title: 'Agreement to be signed',
  description: 'NEG-4Q8W2H',
  at: '2026-11-20T14:40:00.000Z',
};

test('a deadline is an event at its moment, with a reminder a day before', () => {
  expect(calendarFile([AN_ENTRY], NOW)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Claims Exchange//Deadlines//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:NEG-4Q8W2H-signing@claims-exchange',
      'DTSTAMP:20261119T080000Z',
      'SEQUENCE:3',
      'DTSTART:20261120T144000Z',
      'SUMMARY:Agreement to be signed',
      'DESCRIPTION:NEG-4Q8W2H',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Agreement to be signed',
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('a day is a whole day, in every zone', () => {
  expect(calendarFile([{ ...AN_ENTRY, at: '2026-12-12' }], NOW)).toContain(
    '\r\nDTSTART;VALUE=DATE:20261212\r\n',
  );
});

test('commas, semicolons, backslashes and line breaks are escaped', () => {
  expect(calendarFile([{ ...AN_ENTRY, title: 'a,b;c\\d\ne' }], NOW)).toContain(
    String.raw`SUMMARY:a\,b\;c\\d\ne`,
  );
});

test('a long line is folded at 75 octets, and unfolds to what it was', () => {
  const title = `Übertragung an Müller & Söhne ${'ß€😀'.repeat(40)}`;
  const file = calendarFile([{ ...AN_ENTRY, title }], NOW);
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(octets.some((count) => count > 71)).toBe(true);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

test.each([
  ['diligence', 'End of the examination (CLM-7K3F9Q, FTX)'],
  ['signing', 'Assignment agreement to be signed (CLM-7K3F9Q, FTX)'],
  ['payment', 'Payment of $293,625.46 due (CLM-7K3F9Q, FTX)'],
] as const)('in %s the deadline of the stage goes into the calendar', (status, title) => {
  const [entry, ...others] = calendarEntries(aNegotiation({ status }), ADDRESS);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    title,
    at: '2099-11-20T14:40:00.000Z',
    version: 2,
    uid: `NEG-4Q8W2H-${status}@claims-exchange`,
    description: `NEG-4Q8W2H\n${ADDRESS}`,
  });
});

test('the seller’s calendar names the price, which the buyer pays', () => {
  const [entry] = calendarEntries(aSellersNegotiation({ status: 'payment' }), ADDRESS);
  expect(entry?.title).toContain('$293,625.46');
});

test('a fee that is outstanding has a deadline of its own, whatever the stage', () => {
  const fee = { fee_due_at: '2026-12-01T10:00:00.000Z' };
  const entry = {
    uid: 'NEG-4Q8W2H-fee@claims-exchange',
    title: 'Fee of the exchange, $2,936.25, due (CLM-7K3F9Q, FTX)',
    at: fee.fee_due_at,
  };
  const ofPayment = calendarEntries(aNegotiation({ status: 'payment', ...fee }), ADDRESS);
  expect(ofPayment).toMatchObject([{ uid: 'NEG-4Q8W2H-payment@claims-exchange' }, entry]);
  const over = calendarEntries(aNegotiation({ status: 'completed', ...fee }), ADDRESS);
  expect(over).toMatchObject([entry]);
});

// The files of a worker share the clock.
afterEach(() => {
  vi.useRealTimers();
  setClockBy(new Date().toISOString());
});

test('whether the objections are over is asked by the exchange’s clock', () => {
  const filed = aNegotiation({ status: 'transfer', objection_deadline_on: '2026-12-12' });
  vi.useFakeTimers({ now: new Date('2026-12-14T00:00:00Z') });
  setClockBy('2026-12-11T00:00:00Z');
  expect(calendarEntries(filed, ADDRESS)).toHaveLength(1);
});

test('in transfer it is the last day for objections; without a deadline there is nothing', () => {
  const filed = { status: 'transfer', objection_deadline_on: '2026-12-12' } as const;
  expect(calendarEntries(aNegotiation(filed), ADDRESS, NOW)).toMatchObject([
    { title: 'Last day for objections (CLM-7K3F9Q, FTX)', at: '2026-12-12' },
  ]);
  const over = new Date('2026-12-13T12:00:00Z');
  expect(calendarEntries(aNegotiation(filed), ADDRESS, over)).toEqual([]);
  expect(calendarEntries(aNegotiation({ status: 'transfer' }), ADDRESS)).toEqual([]);
  expect(calendarEntries(aNegotiation({ status: 'completed' }), ADDRESS)).toEqual([]);
  expect(calendarEntries(aNegotiation({ status: 'signing', due_at: null }), ADDRESS)).toEqual([]);
});
