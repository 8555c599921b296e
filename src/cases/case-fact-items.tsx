import type { Case } from '@generated/model';
import { ExternalLink } from 'lucide-react';
import { countryName } from '@/domain/countries';
import { formatPercentRange } from '@/domain/money';
import { CopyButton } from '@/ui/data/copy-button';
import { DateText } from '@/ui/data/date-text';
import { DescriptionItem } from '@/ui/data/description-list';
import { CASE_STAGE_LABELS, PROCEEDING_LABELS } from './labels';

const day = (iso: string | null) => iso && <DateText iso={iso} />;

/** The court's facts about a case, for a description list. Facts that not every case has are left out if unknown. */
export function CaseFactItems({ item }: { item: Case }) {
  return (
    <>
      <DescriptionItem label="Court">{item.court}</DescriptionItem>
      <DescriptionItem label="Case number" isNumeric>
        {item.case_number && (
          <>
            {item.case_number} <CopyButton text={item.case_number} label="Copy case number" />
          </>
        )}
      </DescriptionItem>
      {item.district && <DescriptionItem label="District">{item.district}</DescriptionItem>}
      <DescriptionItem label="Jurisdiction">{countryName(item.jurisdiction)}</DescriptionItem>
      <DescriptionItem label="Proceeding">{PROCEEDING_LABELS[item.proceeding]}</DescriptionItem>
      <DescriptionItem label="Stage">{CASE_STAGE_LABELS[item.stage]}</DescriptionItem>
      <DescriptionItem label="Petition date">{day(item.petition_date)}</DescriptionItem>
      <DescriptionItem label="Bar date">{day(item.bar_date)}</DescriptionItem>
      {item.plan_effective_date && (
        <DescriptionItem label="Plan effective">{day(item.plan_effective_date)}</DescriptionItem>
      )}
      <DescriptionItem label="Claims agent">{agent(item)}</DescriptionItem>
      <DescriptionItem label="Expected recovery" isNumeric>
        {formatPercentRange(item.recovery_low_percent, item.recovery_high_percent)}
      </DescriptionItem>
      {item.estimated_assets && (
        <DescriptionItem label="Estimated assets">{item.estimated_assets}</DescriptionItem>
      )}
      {item.estimated_liabilities && (
        <DescriptionItem label="Estimated liabilities">
          {item.estimated_liabilities}
        </DescriptionItem>
      )}
      {item.estimated_creditors && (
        <DescriptionItem label="Estimated creditors">{item.estimated_creditors}</DescriptionItem>
      )}
    </>
  );
}

function agent({ claims_agent, claims_agent_url }: Case) {
  if (!claims_agent_url) return claims_agent;
  return (
    <a
      href={claims_agent_url}
      target="_blank"
      rel="noreferrer"
      className="text-link inline-flex items-center gap-1 underline-offset-4 hover:underline"
    >
      {claims_agent ?? 'Claims register'}
      <ExternalLink aria-hidden size={14} />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
