import { pathTo } from '@/paths';
import { AreaPage } from '@/shell/area-page';

export default function CreateCasePage() {
  return (
    <AreaPage
      of="adminCreateCase"
      title="Create case"
      description="A case starts with its facts and its parameters, and is seen on the marketplace once it is published."
      holds="There is no draft of a case. The published ones are in the list of cases."
      next={{ label: 'Go to cases', to: pathTo('adminCases') }}
    />
  );
}
