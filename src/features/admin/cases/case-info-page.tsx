import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function CaseInfoPage() {
  return (
    <AreaPage
      of="adminCaseInfo"
      title="Case facts"
      description="The first step of a new case: debtor, court, dates and claims agent."
      holds="There is no draft of a case to continue. Start from the list of cases."
      next={{ label: 'Go to cases', to: pathTo('adminCases') }}
    />
  );
}
