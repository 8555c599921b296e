import type { CaseSummary } from '@generated/model';
import { MINUTE } from '@/domain/time';
import { keptStore } from '@/session/kept/kept-store';
import { fieldsOf } from '@/storage/storage';

/** Milliseconds for which the featured cases of the navigation are fresh. */
const FRESH_FOR = 10 * MINUTE;

type FeaturedCase = Pick<CaseSummary, 'id' | 'case_code' | 'name'>;

interface NavbarState {
  featuredCases: FeaturedCase[];
  /** Milliseconds since 1970 from which the list is due to be read again. */
  nextFetch: number;
}

/** The featured cases of the navigation, stored so that it does not change while the page loads. */
export const useNavbar = keptStore<NavbarState>(
  'navbar',
  { featuredCases: [], nextFetch: 0 },
  isNavbar,
);

function isNavbar(stored: unknown): stored is NavbarState {
  const { featuredCases, nextFetch } = fieldsOf(stored);
  return (
    typeof nextFetch === 'number' &&
    Array.isArray(featuredCases) &&
    featuredCases.every(isFeaturedCase)
  );
}

function isFeaturedCase(value: unknown): value is FeaturedCase {
  const { id, case_code, name } = fieldsOf(value);
  return typeof id === 'number' && typeof case_code === 'string' && typeof name === 'string';
}

export function storeFeaturedCases(cases: readonly CaseSummary[], now: number): void {
  useNavbar.setState({
    featuredCases: cases.map(({ id, case_code, name }) => ({ id, case_code, name })),
    nextFetch: now + FRESH_FOR,
  });
}
