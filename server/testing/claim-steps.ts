import type {
  CaseParameters,
  Document,
  DocumentKind,
  ErrorBody,
  MyClaim,
  ClaimFields,
} from '@generated/model';
import type { caseRows } from '../db/schema';
import type { TestExchange } from './exchange-client';
import { png } from './files';
import { marketFactories } from './market-factories';

/** A case that requires everything that a case can require. */
export const demanding: CaseParameters = {
  currency: 'USD',
  claim_types: ['customer', 'loan'],
  claim_classes: [{ code: '5A', name: 'Customer claims' }],
  assets: [
    { symbol: 'BTC', petition_price: '16871.63' },
    { symbol: 'ETH', petition_price: '1258.84' },
  ],
  required_document_kinds: ['proof_of_claim', 'account_statement'],
  questions: [
    { key: 'voted_on_plan', label: 'Voted?', type: 'boolean', required: true },
    { key: 'remarks', label: 'Remarks?', type: 'text', required: false },
  ],
  minimum_claim_amount: '1000',
  offer_expiry_hours: 72,
  seller_fee_percent: '1',
  buyer_fee_percent: '1',
  restricted_countries: ['KP'],
};

/** What `demanding` requires before a review, besides the documents. */
export const completeFields: ClaimFields = {
  holder_type: 'individual',
  holder_name: 'Mara Lind',
  holder_country: 'SE',
  claim_type: 'customer',
  priority: 'general_unsecured',
  face_amount: '250000.1',
  register_status: 'scheduled',
  scheduled_amount: '250000.1',
  estate_kyc_status: 'verified',
  disputed: false,
  contingent: false,
  unliquidated: false,
  acquired_from_other: false,
  has_loan: false,
  is_insider: false,
  has_preference_exposure: false,
  answers: { voted_on_plan: false },
};

type Version = Pick<MyClaim, 'id' | 'lock_version'>;
type SellerStep = 'submit' | 'pause' | 'resume' | 'withdraw' | 'relist' | 'revise';
type ReviewStep = 'approve' | 'request_changes' | 'reject';

/** What sellers and reviewers do, as calls of the exchange. */
export function claimSteps(exchange: TestExchange) {
  const market = marketFactories(exchange);

  const create = (token: string, caseId: number, claim: ClaimFields = {}) =>
    exchange.as(token).post<MyClaim & ErrorBody>('/api/my_claims', { case_id: caseId, claim });

  const update = (token: string, { id, lock_version }: Version, claim: ClaimFields) =>
    exchange.as(token).put<MyClaim & ErrorBody>(`/api/my_claims/${id}`, { claim, lock_version });

  const change = (token: string, { id, lock_version }: Version, step: SellerStep) =>
    exchange.as(token).post<MyClaim & ErrorBody>(`/api/my_claims/${id}/${step}`, { lock_version });

  const review = (
    token: string,
    { id, lock_version }: Version,
    step: ReviewStep,
    review_note = 'Please upload the full page.',
  ) =>
    exchange.as(token).post<MyClaim & ErrorBody>(`/admin/claims/${id}/${step}`, {
      lock_version,
      ...(step !== 'approve' && { review_note }),
    });

  const uploadTo =
    (path: 'documents' | 'redacted_documents') =>
    (token: string, claimId: number, kind: DocumentKind = 'proof_of_claim', bytes = png) => {
      const body = new FormData();
      body.set('kind', kind);
      body.set('file', new File([bytes], `${kind} of Sofia Marchetti.png`));
      return exchange
        .as(token)
        .post<Document & ErrorBody>(`/api/my_claims/${claimId}/${path}`, body);
    };
  const upload = uploadTo('documents');

  const read = async (token: string, id: number) =>
    (await exchange.as(token).get<MyClaim>(`/api/my_claims/${id}`)).body;

  /** A draft with nothing missing. */
  const completeDraft = async (token: string, caseId: number): Promise<MyClaim> => {
    const { id } = (await create(token, caseId, completeFields)).body;
    await upload(token, id, 'proof_of_claim');
    await upload(token, id, 'account_statement');
    return await read(token, id);
  };

  return {
    case: (values: Partial<typeof caseRows.$inferInsert> = {}) =>
      market.case({ parameters: demanding, ...values }),
    create,
    update,
    change,
    review,
    upload,
    uploadRedacted: uploadTo('redacted_documents'),
    read,
    completeDraft,

    /** A claim on the market. */
    listed: async (token: string, adminToken: string, caseId: number): Promise<MyClaim> => {
      const draft = await completeDraft(token, caseId);
      const submitted = (await change(token, draft, 'submit')).body;
      await review(adminToken, submitted, 'approve');
      return await read(token, draft.id);
    },
  };
}
