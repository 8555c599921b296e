import type { CurrentAgreement } from '@generated/model';
import { formatDate } from '@/labels/dates';
import { Card, CardBody, CardHeader } from '@/ui/data/card';

/** The agreement, section by section. */
export function AgreementText({ agreement }: { agreement: CurrentAgreement }) {
  const { title, version, effective_on, sections } = agreement;
  return (
    <Card>
      <CardHeader
        title={title}
        description={`Version ${version}, in force since ${formatDate(effective_on)}`}
      />
      <CardBody>
        <ol className="max-w-measure grid gap-6">
          {sections.map(({ heading, paragraphs }, index) => (
            <li key={heading} className="grid gap-2 text-sm">
              <h3 className="text-sm">
                {index + 1}. {heading}
              </h3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
