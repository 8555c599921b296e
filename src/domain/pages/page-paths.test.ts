import { expect, test } from 'vitest';
import { BuyerAccountStatus, IdentityStatus, UserStatus } from '@generated/model';
import { placeAt } from '@/paths';
import { ROUTES } from '@/route-table';
import * as accountMails from '../../../server/mail/account-mails';
import { claimMail } from '../../../server/mail/claim-news';
import {
  applicationReceivedMail,
  buyerStatusMail,
  identityReviewMail,
  userStatusMail,
} from '../../../server/mail/decision-mails';
import { newListingsMail, newsMail } from '../../../server/mail/follow-mails';
import type { Letter } from '../../../server/mail/letter';
import { userStatusChanges } from '../users/user-status';
import * as PAGES from './page-paths';

const origin = 'https://claims.example.com';
const head = { origin, staffEmail: 'staff@claims.example.com', first_name: 'Mara', reason: null };
const claim = { id: 7, reference: 'CLM-7K3F9Q', case_name: 'FTX', ask_percent: null };

test('the pages have the names of the route table', () => {
  expect(ROUTES).toMatchObject(
    Object.fromEntries(Object.entries(PAGES).map(([name, pattern]) => [name, { pattern }])),
  );
});

const { approved, rejected, resubmission_requested } = IdentityStatus;
const { none: _, ...decidedAccounts } = BuyerAccountStatus;

test.each<[string, Letter[]]>([
  [
    'the account',
    Object.values(accountMails).map((write) =>
      write({ ...head, secret: 'nQ0pWv7c', ends: 'nothing', hasPassword: true, words: [] }),
    ),
  ],
  [
    'decisions',
    [
      ...[approved, rejected, resubmission_requested].map((status) =>
        identityReviewMail({ ...head, status }),
      ),
      ...Object.values(UserStatus).flatMap((was) =>
        userStatusChanges(was).flatMap((status) => [
          userStatusMail({ ...head, status, was, isAddressConfirmed: true }),
          userStatusMail({ ...head, status, was, isAddressConfirmed: false }),
        ]),
      ),
      ...Object.values(decidedAccounts).flatMap((status) => [
        buyerStatusMail({ ...head, status, agreementAccepted: true }),
        buyerStatusMail({ ...head, status, agreementAccepted: false }),
      ]),
      applicationReceivedMail(head),
    ],
  ],
  [
    'claims',
    [
      claimMail({ ...head, ...claim, news: 'listed', note: null }),
      newsMail({ ...head, ...claim, news: 'listed', because: 'claim' }),
      newListingsMail({
        ...head,
        claims: [{ ...claim, isNew: true }],
        total: 1,
        searches: ['FTX'],
      }),
    ],
  ],
])('mails of %s lead to pages of the app', (_of, letters) => {
  const links = letters.flatMap(({ link }) => link ?? []);
  expect(links.length).toBeGreaterThan(0);
  for (const { url } of links) {
    expect(url).toMatch(origin);
    expect([url, placeAt(new URL(url).pathname)?.page]).toEqual([url, expect.any(String)]);
  }
});
