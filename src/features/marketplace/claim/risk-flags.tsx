import type { Claim } from '@generated/model';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { DECLARED_FACTS, type DeclaredFact } from '@/domain/claims/declared-facts';
import { FACT_FIELDS } from '@/claims/field-list';
import { Card, CardHeader } from '@/ui/data/card';

interface RedFlag {
  isRaised: (claim: Claim) => boolean;
  name: string;
  risk: string;
  /** Facts that nobody may read as clear beside it, whatever the seller has declared of them. */
  overrules: readonly DeclaredFact[];
}

/** What court and estate have said, the gravest first: it weighs more than a declaration. */
const RED_FLAGS: readonly RedFlag[] = [
  {
    isRaised: ({ register_status }) => register_status === 'disallowed',
    name: 'Disallowed by the court',
    risk: 'The court has disallowed the claim. Nothing is paid on it as long as that stands.',
    overrules: ['disputed', 'unliquidated'],
  },
  {
    isRaised: ({ register_status }) => register_status === 'disputed',
    name: 'Disputed in the register',
    risk: FACT_FIELDS.disputed.risk,
    overrules: ['disputed'],
  },
  {
    isRaised: ({ estate_kyc_status }) => estate_kyc_status === 'rejected',
    name: 'KYC rejected by the estate',
    risk: 'The estate has refused the documents of the holder. It may pay nothing before it has verified who holds the claim.',
    overrules: [],
  },
];

/** What speaks against the claim, red flags first, and what the seller has declared to be clear. */
export function RiskFlags({ claim }: { claim: Claim }) {
  const red = RED_FLAGS.filter(({ isRaised }) => isRaised(claim));
  // The register and the seller may tell of the same dispute, which is said once.
  const isSaid = (fact: DeclaredFact) => red.some(({ risk }) => risk === FACT_FIELDS[fact].risk);
  const raised = DECLARED_FACTS.filter((fact) => claim[fact] && !isSaid(fact));
  const clear = DECLARED_FACTS.filter(
    (fact) => !claim[fact] && !red.some(({ overrules }) => overrules.includes(fact)),
  );
  return (
    <Card>
      <CardHeader title="Risk flags" description="As the seller has declared" />
      <div className="grid gap-4 p-4 text-sm">
        {red.length + raised.length > 0 && (
          <ul aria-label="Risks" className="grid gap-3">
            {red.map(({ name, risk }) => (
              <Risk key={name} {...{ name, risk }}>
                <CircleAlert aria-hidden size={18} className="text-danger-ink shrink-0" />
              </Risk>
            ))}
            {raised.map((fact) => (
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

/** @param props.children the mark of how grave it is. */
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
