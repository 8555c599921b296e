import { Link } from 'react-router-dom';
import { getListCasesQueryOptions } from '@generated/api/marketplace/marketplace';
import { listCasesQuery } from '@generated/queries';
import { caseColumns } from '@/cases/case-columns';
import { CASE_STAGE_LABELS, PROCEEDING_LABELS } from '@/cases/labels';
import { choicesOf } from '@/labels/choices';
import { pathTo } from '@/paths';
import { ListPage } from '@/table/list-page';
import { Button } from '@/ui/button';

export default function CasesPage() {
  return (
    <ListPage
      area="admin"
      title="Cases"
      description="The bankruptcies whose claims are traded on the marketplace."
      name="admin-cases"
      noun={{ one: 'case', many: 'cases' }}
      query={listCasesQuery}
      read={(params) => getListCasesQueryOptions(params)}
      rows={(page) => page.cases}
      columns={caseColumns}
      defaultSort="Most open claims first"
      search={{ label: 'Search cases', placeholder: 'Debtor, court or number' }}
      filters={[
        {
          kind: 'choice',
          param: 'proceeding',
          label: 'Proceeding',
          options: choicesOf(PROCEEDING_LABELS),
        },
        { kind: 'choice', param: 'stage', label: 'Stage', options: choicesOf(CASE_STAGE_LABELS) },
      ]}
      rowPath={({ id }) => pathTo('adminCase', { id })}
      empty={{
        description: 'Cases appear here as soon as they are published.',
        action: (
          <Button variant="secondary" asChild>
            <Link to={pathTo('marketplace')}>View the marketplace</Link>
          </Button>
        ),
      }}
    />
  );
}
