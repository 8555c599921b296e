import { getListCasesQueryOptions } from '@generated/api/marketplace/marketplace';
import { listCasesQuery } from '@generated/queries/marketplace';
import { useLive } from '@/cable/live';
import { caseColumns } from '@/cases/case-columns';
import { CASE_STAGE_LABELS, NEW_CLAIMS_LABELS, PROCEEDING_LABELS } from '@/cases/labels';
import { pathTo } from '@/paths';
import { CASES_OF_EVERY_STATUS } from '@/first-queries';
import { choiceFilter } from '@/table/filters/list-filter';
import { ListPage } from '@/table/list-page';

export default function CasesPage() {
  useLive('MarketChannel', {});
  return (
    <ListPage
      of="adminCases"
      title="Cases"
      description="The cases whose claims are traded on the marketplace."
      name="admin-cases"
      noun={{ one: 'case', many: 'cases' }}
      query={listCasesQuery}
      read={(params) => getListCasesQueryOptions({ ...CASES_OF_EVERY_STATUS, ...params })}
      rows={(page) => page.cases}
      columns={caseColumns}
      defaultSort="Most open claims first"
      search={{ label: 'Search cases', placeholder: 'Debtor, court or number' }}
      filters={[
        choiceFilter('proceeding', 'Proceeding', PROCEEDING_LABELS),
        choiceFilter('stage', 'Stage', CASE_STAGE_LABELS),
        choiceFilter('status', 'New claims', NEW_CLAIMS_LABELS),
      ]}
      rowPath={({ id }) => pathTo('adminCase', { id })}
      empty={{
        description: 'There are no published cases.',
        next: { label: 'View the marketplace', to: pathTo('marketplace') },
      }}
    />
  );
}
