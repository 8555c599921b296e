import { dealMail } from './deal-news';

export type DealNewsFacts = Parameters<typeof dealMail>[0];

const offer: DealNewsFacts['deal']['offer'] = {
  made_by: 'buyer',
  price_percent: '80',
  face_amount: '100000',
  claim_face_amount: '100000',
  amount: '80000',
  currency: 'USD',
  payment_method: 'bank_transfer',
  buyer_fee_amount: '800',
  seller_fee_amount: '400',
  close_reason: null,
  expires_at: new Date('2026-11-27T10:05:30.000Z'),
};

const negotiation: DealNewsFacts['deal']['negotiation'] = {
  reference: 'NEG-4Q8W2H',
  status: 'payment',
  awaiting: 'buyer',
  objection_deadline_on: '2026-12-12',
  docket_number: '28114',
  cancelled_by: null,
  due_at: new Date('2026-12-02T00:00:00.000Z'),
  payment_reference: 'HLC-1',
  paid_at: null,
  received_at: null,
  buyer_fee_received_on: null,
  seller_fee_received_on: null,
};

/** When it happens. */
export const TOLD_AT = new Date('2026-11-20T10:15:00.000Z');

/** What a side reads in news about a deal: 80 % of a claim of $100,000. */
export const told = (
  news: DealNewsFacts['news'],
  to: DealNewsFacts['to'],
  terms: Partial<typeof offer> = {},
  progress: Partial<DealNewsFacts['deal']['negotiation']> = {},
  note: string | null = null,
  status: DealNewsFacts['deal']['claim']['status'] = 'sold',
) =>
  dealMail({
    origin: 'https://claims.example.com',
    staffEmail: 'staff@claims.example.com',
    first_name: 'Mara',
    news,
    to,
    deal: {
      claim: { reference: 'CLM-7K3F9Q', status, partial_sale: false },
      negotiation: { ...negotiation, ...progress },
      offer: { ...offer, ...terms },
    },
    path: '/negotiations/31',
    at: TOLD_AT,
    note,
    isSuspended: false,
  }).paragraphs.join('\n\n');
