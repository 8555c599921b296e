import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function CaseParametersPage() {
  return (
    <AreaPage
      of="adminCaseParameters"
      title="Case parameters"
      description="The second step of a new case: what a claim of this case is asked for, and the fees."
      holds="There is no draft of a case to continue. The parameters of published cases are on their pages."
      next={{ label: 'Go to cases', to: pathTo('adminCases') }}
    />
  );
}
