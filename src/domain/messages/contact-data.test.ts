import { expect, test } from 'vitest';
import { nameSeemsToHoldContactData, seemsToHoldContactData } from './contact-data';

const SENDER = {
  first_name: 'Zoë',
  last_name: 'Price',
  company: 'Quill & Mark Funds',
  legal_name: 'Q.M. Fund II LP',
};

test.each([
  'Write to mara.lind@example.com',
  'mara (at) example (dot) com',
  'mara[at]example.com is faster',
  'Call me: +49 30 901820',
  'my number is 030 9018 2044',
  '(212) 555-0147',
  'Mara Lind, +49 30 901820',
  'Call me on +49 30 901820, any time',
  'Mara, 030 9018 2044, any time',
  'Fine at 40, call 2125550147',
  'No. +49 30 901820 is mine',
  '2125550147',
  'I am @mara_lind on Telegram',
  'telegram: maralind',
  'WhatsApp is: 5551',
  'https://t.me/maralind',
  'linkedin.com/in/mara-lind',
  '@maralind',
  'Zoe Price here',
  'PRICE, ZOË: see you',
  'We at Quill&Mark Funds buy more',
  'For the Q.M. Fund II LP: yes',
])('%s', (text) => {
  expect(seemsToHoldContactData(text, SENDER)).toBe(true);
});

test.each([
  '',
  'The price is fine for me.',
  'Zoë said so.',
  'I can do 112.5 % if you sign by 2026-11-30.',
  'The face amount is $253,125.40.',
  'USD 1 250 000 is what we agreed on.',
  '284766.08 USD net',
  'I bid USD 12500000 for it',
  'No. 28114402 of the docket',
  '12500000,00 is what it says',
  '12500000 EUR, or less',
  'The sum is 1,25312540',
  'Case 22-11068, claim CLM-7K3F9Q, schedule 4411',
  'Docket no. 28114 of 21.11.2026',
  'Proof of claim #12345678',
  'See you at 10:30 @ the hearing',
  'Is it 5A or 5B? We have 14 days, 21 for objections.',
  'Half now, half later: 50/50',
])('nothing in: %s', (text) => {
  expect(seemsToHoldContactData(text, SENDER)).toBe(false);
});

test.each([
  'mara.lind@example.com.pdf',
  'call-2055550147.pdf',
  'call (205) 555-0147.pdf',
  '+49 30 901820.pdf',
  '@maralind.png',
])('in the name of a file: %s', (filename) => {
  expect(nameSeemsToHoldContactData(filename, SENDER)).toBe(true);
});

test.each([
  'statement_20261121.pdf',
  'IMG_20261121_093015.jpg',
  'PXL_20261121_093015123.jpg',
  '20261121-093015.pdf',
  'scan 2026-11-21 10-30.pdf',
  'eStatement_123456789.pdf',
  'Proof of claim 10234567.pdf',
])('nothing in the name of a file: %s', (filename) => {
  expect(nameSeemsToHoldContactData(filename, SENDER)).toBe(false);
});

test('a name or company of so few letters may be a word, and is none', () => {
  const sender = { first_name: 'I', last_name: 'A', company: 'One' };
  expect(seemsToHoldContactData('One more thing: I a month ago said so.', sender)).toBe(false);
  const sayable = { ...sender, company: 'Oneida' };
  expect(seemsToHoldContactData('We are Oneida.', sayable)).toBe(true);
});
