import { expect, test } from 'vitest';
import { newListingsMail, newsMail } from './follow-mails';

const person = { origin: 'https://claims.example.com', first_name: 'Mara' };
const claim = { id: 1, reference: 'CLM-43XGEA', case_name: 'FTX', ask_percent: '60' };

test.each([
  ['113.75', '108.0625', 'CLM-43XGEA asks for 113.75 %, up from 108.0625 %'],
  ['99.5', '108.0625', 'CLM-43XGEA asks for 99.50 %, down from 108.0625 %'],
  ['108.06250', '108.0625', 'CLM-43XGEA asks for 108.0625 %'],
  ['99.5', null, 'CLM-43XGEA asks for 99.50 %'],
  [null, '108.0625', 'CLM-43XGEA is open to offers'],
])('an ask of %s after one of %s is told in a line', (ask_percent, ask_percent_before, subject) => {
  const mail = newsMail({
    ...person,
    ...claim,
    news: 'price_changed',
    because: 'claim',
    ask_percent,
    ask_percent_before,
  });
  expect(mail.subject).toBe(subject);
});

test('the names of searches end where the quotation ends, whatever a person has called them', () => {
  const searches = ['My “best”\nones', 'Turned \u202earound'];
  const names = '“My ‘best’ ones”, “Turned around”';
  const daily = newListingsMail({
    ...person,
    claims: [{ ...claim, isNew: true }],
    total: 1,
    searches,
  });
  expect(daily.paragraphs[0]).toBe(
    `This claim is new on the market and fits your searches ${names}:`,
  );
  const { closing } = newsMail({ ...person, ...claim, news: 'listed', because: { searches } });
  expect(closing).toBe(`You get this mail because it fits your searches ${names}.`);
});
