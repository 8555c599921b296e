import { useListCases } from '@generated/api/marketplace/marketplace';
import { Link } from 'react-router-dom';
import { CaseSearch } from '@/cases/case-search';
import { totalWords } from '@/labels/counts';
import { pathTo } from '@/paths';
import { CASE_CHOICES } from '@/first-queries';
import { CASE_CHOICES_ADDRESS } from '@/route-loads';
import { QueryPart } from '@/page/query-part';
import { keepRows } from '@/table/keep-rows';
import { useListParams } from '@/table/list-params';
import { NoRows } from '@/table/rows/no-rows';
import { Button } from '@/ui/button';
import { Card } from '@/ui/data/card';
import { Pagination } from '@/ui/data/pagination';
import { CaseChoices, CaseChoicesSkeleton } from './case-choices';
import { HowSellingWorks } from './how-selling-works';

const { per_page: PER_PAGE } = CASE_CHOICES;

interface CasePickerProps {
  /** Where a choice leads. */
  pathOf: (caseCode: string) => string;
}

/** A search for the case of a claim, kept in the address. */
export function CasePicker({ pathOf }: CasePickerProps) {
  const { params, view, setParams, clear } = useListParams(CASE_CHOICES_ADDRESS);
  const query = useListCases(
    { ...params, ...CASE_CHOICES },
    { query: { placeholderData: keepRows } },
  );
  const { data, error, isPlaceholderData } = query;
  const total = isPlaceholderData ? undefined : data;

  return (
    <div className="grid items-start gap-6 lg:grid-cols-3">
      <Card className="lg:col-span-2" aria-label="Your case">
        <div className="border-line grid gap-2 border-b p-4">
          <h2 className="text-base">Which case is your claim in?</h2>
          <CaseSearch searched={params.search ?? ''} onSearch={(search) => setParams({ search })} />
          <p role="status" className="tabular text-muted text-xs">
            {total ? totalWords(total, { one: 'case', many: 'cases' }) : !error && 'Searching…'}
          </p>
        </div>
        <QueryPart
          query={query}
          alertClassName="m-4"
          skeleton={<CaseChoicesSkeleton count={PER_PAGE} />}
        >
          {({ cases, total_count }) =>
            cases.length > 0 ? (
              <CaseChoices cases={cases} pathOf={pathOf} isStale={isPlaceholderData} />
            ) : (
              <NoRows
                isNarrowed={params.search !== undefined}
                isBeyondEnd={total_count > 0}
                onClear={clear}
                onFirstPage={() => setParams({ page: 1 })}
                noMatch={`No case matches “${params.search}”. Try the debtor’s name or the number on your proof of claim.`}
                description="No case is open for new claims right now."
                emptyAction={
                  <Button variant="secondary" asChild>
                    <Link to={pathTo('marketplace')}>Go to marketplace</Link>
                  </Button>
                }
              />
            )
          }
        </QueryPart>
        {data && data.total_count > PER_PAGE && (
          <div className="border-line border-t p-4">
            <Pagination
              itemsLabel="cases"
              page={view.page}
              perPage={PER_PAGE}
              total={data}
              onPageChange={(page) => setParams({ page })}
            />
          </div>
        )}
      </Card>
      <HowSellingWorks />
    </div>
  );
}
