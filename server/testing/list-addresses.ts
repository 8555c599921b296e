/** An address of a list for each order and direction. */
export const sorts = (path: string, names: string[]) =>
  names.flatMap((name) =>
    ['asc', 'desc'].map((way) => `${path}sort_by=${name}&sort_direction=${way}`),
  );

export const NEGOTIATION_SORTS = ['updated_at', 'due_at', 'agreed_amount'];

/** What the staff read, in the orders and by the filters that their pages have, the last pages too. */
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
    'fee_outstanding=buyer,seller',
    'overdue=true',
  ].flatMap((filter) => [
    `/admin/negotiations?${filter}`,
    ...sorts(`/admin/negotiations?${filter}&`, NEGOTIATION_SORTS),
  ]),
  '/admin/negotiations?search=NEG-L00A',
  '/admin/negotiations?search=CLM-L00A',
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
];
