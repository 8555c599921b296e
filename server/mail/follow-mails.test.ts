import { expect, test } from 'vitest';
import { newsMail } from './follow-mails';

test.each([
  ['113.75', '108.0625', 'CLM-43XGEA asks for 113.75 %, up from 108.0625 %'],
  ['99.5', '108.0625', 'CLM-43XGEA asks for 99.50 %, down from 108.0625 %'],
  ['108.06250', '108.0625', 'CLM-43XGEA asks for 108.0625 %'],
  ['99.5', null, 'CLM-43XGEA asks for 99.50 %'],
  [null, '108.0625', 'CLM-43XGEA is open to offers'],
])('an ask of %s after one of %s is told in a line', (ask_percent, ask_percent_before, subject) => {
  const mail = newsMail({
    origin: 'https://claims.example.com',
    first_name: 'Mara',
    id: 1,
    reference: 'CLM-43XGEA',
    case_name: 'FTX',
    news: 'price_changed',
    because: 'claim',
    ask_percent,
    ask_percent_before,
  });
  expect(mail.subject).toBe(subject);
});
