import type { Claim } from '@generated/model';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { DECLARED_FACTS } from '@/domain/claims/declared-facts';
import { FACT_FIELDS } from '@/claims/field-list';
import { Card, CardHeader } from '@/ui/data/card';

/** What the seller has declared about the claim, what speaks against it first. */
export function RiskFlags({ claim }: { claim: Claim }) {
  const raised = DECLARED_FACTS.filter((fact) => claim[fact]);
  const clear = DECLARED_FACTS.filter((fact) => !claim[fact]);
  return (
    <Card>
      <CardHeader title="Risk flags" description="As the seller has declared" />
      <div className="grid gap-4 p-4 text-sm">
        {raised.length > 0 && (
          <ul aria-label="Risks" className="grid gap-3">
            {raised.map((fact) => (
              <li key={fact} className="flex items-start gap-2.5">
                <TriangleAlert aria-hidden size={18} className="text-warning-ink shrink-0" />
                <div className="min-w-0">
                  <p className="font-medium">{FACT_FIELDS[fact].name}</p>
                  <p className="text-muted">{FACT_FIELDS[fact].risk}</p>
                </div>
              </li>
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
