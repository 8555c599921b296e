import type { CaseParameters, ClaimDocumentKind } from '@generated/model';
import { DOCUMENT_TYPES } from '@/domain/documents/document-limits';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';

interface CaseRequirementsProps {
  /** The document kinds that such a claim needs. */
  documentKinds: readonly ClaimDocumentKind[];
  questions: CaseParameters['questions'];
}

/** The documents and the questions of the case. */
export function CaseRequirements({ documentKinds: kinds, questions }: CaseRequirementsProps) {
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="text-sm">Documents</h3>
        {kinds.length > 0 ? (
          <ul aria-label="Documents" className="mt-1 grid list-disc gap-1 pl-4">
            {kinds.map((kind) => (
              <li key={kind}>{DOCUMENT_KIND_LABELS[kind]}</li>
            ))}
          </ul>
        ) : (
          <p className="text-muted mt-1">This case asks for none.</p>
        )}
        <p className="text-muted mt-1 text-xs">As {Object.values(DOCUMENT_TYPES).join(', ')}</p>
      </div>
      {questions.length > 0 && (
        <div>
          <h3 className="text-sm">Questions</h3>
          <ul aria-label="Questions" className="mt-1 grid list-disc gap-1 pl-4">
            {questions.map(({ key, label, required }) => (
              <li key={key}>
                {label}
                {!required && <span className="text-muted"> (optional)</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
