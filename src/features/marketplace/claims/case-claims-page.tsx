import {
  getListClaimsQueryOptions,
  useGetCase,
  useGetCaseParameters,
} from '@generated/api/marketplace/marketplace';
import { listClaimsQuery } from '@generated/queries/marketplace';
import { Link, useParams } from 'react-router-dom';
import { useLive } from '@/cable/live';
import { claimColumns as column } from '@/claims/claim-columns';
import {
  CLAIM_PRIORITY_LABELS,
  CLAIM_TYPE_LABELS,
  ESTATE_KYC_LABELS,
  RECOURSE_LABELS,
  REGISTER_STATUS_LABELS,
} from '@/claims/labels';
import { readAmount, readPercent } from '@/domain/decimal-input';
import { formatAmount, formatPercent } from '@/domain/money';
import { CaseStatusNotice } from '../case/case-status-notice';
import { pathTo } from '@/paths';
import { NotFound } from '@/page/not-found';
import { SaveSearchButton } from '@/saved-searches/save-search-button';
import { isMissing, QueryError } from '@/page/query-error';
import { choiceFilter } from '@/table/filters/list-filter';
import { List } from '@/table/list';
import { Card } from '@/ui/data/card';
import { RoutePage } from '@/page/route-page';
import { SellButton } from '../sell-button';
import { noClaims } from '../case/no-claims';

const COLUMNS = [
  column.reference,
  column.type,
  column.claimClass,
  column.face,
  column.ask,
  column.bid,
  column.kyc,
  column.recourse,
  column.listed,
  column.priority,
  column.follow,
];

export default function CaseClaimsPage() {
  const { id = '' } = useParams();
  useLive('CaseChannel', { case: id.toLowerCase() });
  const found = useGetCase(id);
  const item = found.data;
  const { data: parameters } = useGetCaseParameters(id);

  if (!item && isMissing(found.error)) {
    return (
      <NotFound
        of="caseClaims"
        title="Case not found"
        description="There is no case at this address. It may not be published yet."
      />
    );
  }

  const currency = item?.currency ?? 'USD';
  return (
    <RoutePage
      of="caseClaims"
      title={item ? `Claims against ${item.name}` : 'Claims'}
      description={item?.debtor_name ?? '\u00a0'}
      parents={[{ label: item?.name ?? id, link: <Link to={pathTo('case', { id })} /> }]}
      action={
        (!item || item.status === 'active') && (
          <SellButton
            to={pathTo('claimOnboardingForCase', { case_code: item?.case_code ?? id })}
            className="max-sm:hidden"
          />
        )
      }
    >
      <div className="grid gap-4">
        {item && <CaseStatusNotice status={item.status} />}
        {found.error && !item ? (
          <Card>
            <QueryError query={found} />
          </Card>
        ) : (
          <List
            name="case-claims"
            noun={{ one: 'claim', many: 'claims' }}
            query={listClaimsQuery}
            fixed={{ case: id }}
            read={(params) => getListClaimsQueryOptions(params)}
            rows={(page) => page.claims}
            columns={COLUMNS}
            defaultSort="Newest first"
            search={{ label: 'Search by reference', placeholder: 'Search by reference' }}
            filters={[
              choiceFilter('claim_type', 'Type', CLAIM_TYPE_LABELS),
              {
                kind: 'choice',
                param: 'claim_class',
                label: 'Class',
                options: (parameters?.claim_classes ?? []).map(({ code, name }) => ({
                  value: code,
                  label: `${code} · ${name}`,
                })),
              },
              choiceFilter('priority', 'Priority', CLAIM_PRIORITY_LABELS),
              choiceFilter('register_status', 'Register', REGISTER_STATUS_LABELS),
              choiceFilter('estate_kyc_status', 'Estate KYC', ESTATE_KYC_LABELS),
              choiceFilter('recourse', 'Recourse', RECOURSE_LABELS),
              {
                kind: 'range',
                min: 'min_face_amount',
                max: 'max_face_amount',
                label: 'Face',
                unit: currency,
                read: (text) => readAmount(text, currency),
                asksFor: 'Enter an amount, for example 25000.',
                format: (amount) => formatAmount(amount, currency),
              },
              {
                kind: 'range',
                min: 'min_ask_percent',
                max: 'max_ask_percent',
                label: 'Ask',
                unit: '% of face',
                read: readPercent,
                asksFor: 'Enter a percentage, for example 72.5.',
                format: formatPercent,
              },
            ]}
            tool={(params) => item && <SaveSearchButton of={item} params={params} />}
            expectedRows={item?.stats.open_claims_count || 10}
            rowPath={(claim) => pathTo('claim', { id: claim.id })}
            empty={{
              description: noClaims(item?.status),
              next: { label: 'Back to the case', to: pathTo('case', { id }) },
            }}
          />
        )}
      </div>
    </RoutePage>
  );
}
