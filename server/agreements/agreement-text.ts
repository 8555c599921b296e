import type { AgreementKind, AgreementSection } from '@generated/model';

/** A version of an agreement as it was published. It is never edited again: a change is a new version. */
export interface AgreementText {
  kind: AgreementKind;
  /** Year and month in which it came into force. */
  version: string;
  title: string;
  /** ISO date. */
  effective_on: string;
  sections: readonly AgreementSection[];
  /** What changed since the version before it; none in the first. */
  changes: readonly AgreementChange[];
}

/**
 * A change as it is read by somebody who has accepted any version before: a later change about the same replaces it, so it
 * says what was before only where that holds for all of them.
 */
interface AgreementChange {
  about:
    | 'payment term'
    | 'late payment'
    | 'confidentiality'
    | 'binding offers'
    | 'contact data'
    | 'own news';
  /** One sentence or two. */
  text: string;
}
