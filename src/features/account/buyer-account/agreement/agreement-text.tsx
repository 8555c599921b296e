import type { Agreement } from '@generated/model';
import { formatDate } from '@/labels/dates';
import { NumberedSections } from '@/record/numbered-sections';
import { Card, CardBody, CardHeader } from '@/ui/data/card';

/** The agreement, section by section. */
export function AgreementText({ agreement }: { agreement: Agreement }) {
  return (
    <Card>
      <CardHeader
        title={agreement.title}
        description={`Version ${agreement.version}, in force since ${formatDate(agreement.effective_on)}`}
      />
      <CardBody className="grid gap-6">
        <NumberedSections sections={agreement.sections} />
      </CardBody>
    </Card>
  );
}
