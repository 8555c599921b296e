/** One address of a list for each order and direction. */
export const sorts = (path: string, names: string[]) =>
  names.flatMap((name) =>
    ['asc', 'desc'].map((way) => `${path}sort_by=${name}&sort_direction=${way}`),
  );

export const NEGOTIATION_SORTS = ['updated_at', 'due_at', 'agreed_amount'];
export const OFFER_SORTS = ['created_at', 'expires_at', 'price_percent', 'amount'];

/** What a visitor reads of the marketplace. */
export const MARKET_LISTS = [
  '/api/claims',
  '/api/claims?page=400',
  '/api/claims?sort_by=listed_at&sort_direction=asc',
  '/api/claims?sort_by=face_amount',
  '/api/claims?sort_by=ask_percent&sort_direction=asc',
  '/api/claims?sort_by=expires_at',
  '/api/claims?case_id=1',
  '/api/claims?case_id=1&sort_by=face_amount&sort_direction=asc',
  '/api/claims?case_id=1,2&sort_by=ask_percent',
  '/api/claims?claim_type=trade&recourse=full',
  '/api/claims?min_face_amount=1000000&sort_by=face_amount',
  '/api/claims?search=CLM-L00A',
  '/api/claims/featured',
  '/api/claims/1',
  '/api/cases',
  '/api/cases?sort_by=name&sort_direction=asc',
  '/api/cases/featured',
  '/api/cases/ftx',
];

/** Lists ordered or filtered by the face amount, which callers see in different precision. */
export const BY_FACE = [
  ...sorts('/api/claims?', ['face_amount']),
  ...sorts('/api/claims?case_id=1&', ['face_amount']),
  '/api/claims?sort_by=face_amount&page=100',
  '/api/claims?min_face_amount=1000000&sort_by=face_amount',
];

/** What a seller reads of claims and documents. */
export const OWN_CLAIM_LISTS = [
  '/api/my_claims',
  '/api/my_claims?sort_by=updated_at&sort_direction=asc',
  '/api/my_claims?sort_by=created_at',
  '/api/my_claims?sort_by=face_amount',
  '/api/my_claims?sort_by=ask_percent&sort_direction=asc',
  '/api/my_claims?status=open,paused&case_id=1',
  '/api/my_claims?search=CLM-7K3F9Q',
  '/api/my_claims/1',
  '/api/seller_portal',
  '/api/documents',
];

/** What a person follows, is recommended and has saved. */
export const FOLLOWED_LISTS = [
  '/api/follows',
  '/api/followed_claims',
  '/api/followed_claims?sort_by=ask_percent&status=open',
  '/api/followed_claims?search=CLM-7K3F9Q',
  '/api/claims/recommended',
  '/api/claims/recommended?page=3',
  '/api/saved_searches',
];

/** What the staff read, in the orders and with the filters of their pages, including the last pages. */
export const STAFF_LISTS = [
  '/admin/negotiations',
  '/admin/negotiations?page=300',
  ...sorts('/admin/negotiations?', NEGOTIATION_SORTS),
  ...[
    'status=transfer',
    'status=expired',
    'status=diligence,signing',
    'awaiting=staff',
    'awaiting=seller',
    'case_id=1',
    'fee_outstanding=buyer',
    'fee_outstanding=seller',
    'fee_outstanding=buyer,seller',
    'overdue=true',
    'to_file_or_complete=true',
  ].flatMap((filter) => [
    `/admin/negotiations?${filter}`,
    ...sorts(`/admin/negotiations?${filter}&`, NEGOTIATION_SORTS),
  ]),
  '/admin/negotiations?search=NEG-L00A',
  '/admin/negotiations?search=CLM-L00A',
  '/admin/negotiations?search=NEG-L00A%20CLM-L00A',
  '/admin/negotiations?search=marchetti',
  '/admin/negotiations?search=celsius',
  '/admin/negotiations?user_id=1',
  '/admin/negotiations/1',
  '/admin/claims',
  '/admin/claims?page=300',
  ...['', 'status=in_review&', 'status=draft,rejected&', 'status=open&', 'case_id=1&'].flatMap(
    (filter) => [
      `/admin/claims?${filter}`,
      ...sorts(`/admin/claims?${filter}`, ['submitted_at', 'updated_at', 'face_amount']),
    ],
  ),
  '/admin/claims?seller_id=7',
  '/admin/claims?status=in_review&seller_status=pending,active',
  '/admin/claims?seller_status=pending,active',
  '/admin/claims?search=marchetti',
  '/admin/claims?claim_type=trade',
  '/admin/claims?search=CLM-L00A',
  '/admin/claims/1',
  '/admin/users',
  '/admin/users?page=700',
  '/admin/users?page=700&sort_by=last_name&sort_direction=asc',
  '/admin/users?status=suspended&page=50',
  '/admin/users/7',
  '/admin/audit_events',
  '/admin/audit_events?page=700',
  '/admin/audit_events?actor=admin',
  ...['user_id', 'claim_id', 'negotiation_id', 'conversation_id'].flatMap((record) => [
    `/admin/audit_events?${record}=7`,
    `/admin/audit_events?${record}=7&actor=admin`,
  ]),
];
