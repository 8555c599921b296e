import type { CaseParameters, CaseQuestion } from '@generated/model';
import { CircleHelp, FileText } from 'lucide-react';
import { DOCUMENT_TYPES } from '@/domain/document-limits';
import { DOCUMENT_KIND_LABELS } from '@/labels/marketplace';
import { Card, CardHeader } from '@/ui/data/card';

/** What to have at hand: the documents and the questions of this case. */
export function CaseRequirements({ parameters }: { parameters: CaseParameters }) {
  const { required_document_kinds: kinds, questions } = parameters;
  return (
    <Card>
      <CardHeader
        title="What to have at hand"
        description={`Documents as ${Object.values(DOCUMENT_TYPES).join(', ')}`}
      />
      <div className="grid gap-6 p-4 text-sm md:grid-cols-2">
        <div>
          <h3 className="text-sm">Documents</h3>
          {kinds.length > 0 ? (
            <ul aria-label="Documents" className="mt-3 grid gap-2">
              {kinds.map((kind) => (
                <li key={kind} className="flex items-start gap-2.5">
                  <FileText aria-hidden size={18} className="text-muted shrink-0" />
                  {DOCUMENT_KIND_LABELS[kind]}
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-muted mt-3">This case asks for none.</p>
          )}
        </div>
        <div>
          <h3 className="text-sm">Questions</h3>
          {questions.length > 0 ? (
            <ul aria-label="Questions" className="mt-3 grid gap-3">
              {questions.map((question) => (
                <li key={question.key} className="flex items-start gap-2.5">
                  <CircleHelp aria-hidden size={18} className="text-muted shrink-0" />
                  <div className="min-w-0">
                    <p>{question.label}</p>
                    <p className="text-muted text-xs">{answerOf(question)}</p>
                  </div>
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-muted mt-3">This case asks nothing more.</p>
          )}
        </div>
      </div>
    </Card>
  );
}

const ANSWERS: Record<CaseQuestion['type'], string> = {
  text: 'A few words',
  number: 'A number',
  date: 'A date',
  boolean: 'Yes or no',
  select: 'One choice',
};

function answerOf({ type, options, required }: CaseQuestion): string {
  const answer = type === 'select' && options?.length ? options.join(', ') : ANSWERS[type];
  return required ? answer : `${answer} (optional)`;
}
