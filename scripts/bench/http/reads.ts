export type Reader = 'visitor' | 'seller' | 'admin';

export interface Read {
  name: string;
  path: string;
  as: Reader;
  /** Whether the page exists only if there are many rows. */
  isLate?: boolean;
}

export const FIRST_PAGE = 'admin users, page 1';
export const LATE_PAGE = 'admin users, page 500';

/** The exchange's reads that list or show things. */
export const READS: readonly Read[] = [
  { name: 'cases, page 1', path: '/api/cases', as: 'visitor' },
  { name: 'case', path: '/api/cases/ftx', as: 'visitor' },
  { name: 'claims of a case', path: '/api/claims?case_id=1', as: 'visitor' },
  { name: 'claim', path: '/api/claims/1', as: 'visitor' },
  { name: 'my claims', path: '/api/my_claims', as: 'seller' },
  { name: 'seller portal', path: '/api/seller_portal', as: 'seller' },
  { name: FIRST_PAGE, path: '/admin/users', as: 'admin' },
  { name: LATE_PAGE, path: '/admin/users?page=500', as: 'admin', isLate: true },
  { name: 'admin users, suspended', path: '/admin/users?status=suspended', as: 'admin' },
  { name: 'admin user', path: '/admin/users/7', as: 'admin' },
];
