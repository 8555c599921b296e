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
  /** What changed since the version before it, one sentence each; none in the first. */
  changes: readonly string[];
}
