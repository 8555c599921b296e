import type { AgreementKind, AgreementSection } from '@generated/model';

/** A version of an agreement as it was published. It is never edited: a change is a new version. */
export interface AgreementText {
  kind: AgreementKind;
  /** Year and month in which it came into force. */
  version: string;
  title: string;
  /** ISO date. */
  effective_on: string;
  sections: readonly AgreementSection[];
  /** What changed since the previous version; empty in the first. */
  changes: readonly AgreementChange[];
}

/**
 * A change as it reads to somebody who has accepted any earlier version. A later change to the same thing replaces it,
 * so it mentions the previous state only where that holds for all of them.
 */
interface AgreementChange {
  about:
    | 'payment term'
    | 'late payment'
    | 'confidentiality'
    | 'binding offers'
    | 'contact data'
    | 'own news';
  /** One or two sentences. */
  text: string;
}
