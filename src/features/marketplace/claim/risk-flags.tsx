import type { Claim } from '@generated/model';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FACT_FIELDS } from '@/claims/field-list';
import { RED_FLAG_WORDS } from '@/claims/red-flag-words';
import { claimRisks } from '@/domain/claims/risks';
import { Card, CardHeader } from '@/ui/data/card';

/** What speaks against the claim, red flags first, and what the seller has declared to be clear. */
export function RiskFlags({ claim }: { claim: Claim }) {
  const { red, declared, clear } = claimRisks({ ...claim, ...claim.exact_terms });
  return (
    <Card>
      <CardHeader title="Risk flags" description="As the register and the seller say" />
      <div className="grid gap-4 p-4 text-sm">
        {red.length + declared.length > 0 && (
          <ul aria-label="Risks" className="grid gap-3">
            {red.map((flag) => (
              <Risk key={flag} {...RED_FLAG_WORDS[flag]}>
                <CircleAlert aria-hidden size={18} className="text-danger-ink shrink-0" />
              </Risk>
            ))}
            {declared.map((fact) => (
              <Risk key={fact} name={FACT_FIELDS[fact].name} risk={FACT_FIELDS[fact].risk}>
                <TriangleAlert aria-hidden size={18} className="text-warning-ink shrink-0" />
              </Risk>
            ))}
          </ul>
        )}
        {clear.length > 0 && (
          <ul aria-label="No risk" className="grid gap-2 sm:grid-cols-2">
            {clear.map((fact) => (
              <li key={fact} className="text-muted flex items-center gap-2.5">
                <CircleCheck aria-hidden size={18} className="text-primary shrink-0" />
                {FACT_FIELDS[fact].clear}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

/** @param props.children a mark that shows how serious it is. */
function Risk({ name, risk, children }: { name: string; risk: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      {children}
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="text-muted">{risk}</p>
      </div>
    </li>
  );
}
