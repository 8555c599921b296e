import type { Claim } from '@generated/model';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Card, CardHeader } from '@/ui/data/card';

type Flag =
  | 'contingent'
  | 'unliquidated'
  | 'disputed'
  | 'acquired_from_other'
  | 'has_loan'
  | 'is_insider';

const FLAGS: { flag: Flag; when: string; text: string; otherwise: string }[] = [
  {
    flag: 'disputed',
    when: 'Disputed',
    text: 'Somebody has objected to the claim or its amount. It may be allowed in part or not at all.',
    otherwise: 'Not disputed',
  },
  {
    flag: 'contingent',
    when: 'Contingent',
    text: 'Whether anything is owed depends on an event that has not happened yet.',
    otherwise: 'Not contingent',
  },
  {
    flag: 'unliquidated',
    when: 'Unliquidated',
    text: 'The amount is not fixed yet; the face amount is an estimate.',
    otherwise: 'Amount is fixed',
  },
  {
    flag: 'acquired_from_other',
    when: 'Bought from an earlier holder',
    text: 'The seller is not the original creditor. Ask for the papers of the earlier transfer.',
    otherwise: 'Held by the original creditor',
  },
  {
    flag: 'has_loan',
    when: 'Loan from the debtor',
    text: 'The holder owes the debtor money, which may be set off against the claim.',
    otherwise: 'No loan from the debtor',
  },
  {
    flag: 'is_insider',
    when: 'Holder is an insider',
    text: 'The holder is close to the debtor. Such claims are looked at more strictly and may rank lower.',
    otherwise: 'Holder is not an insider',
  },
];

/** What the seller has declared about the claim, what speaks against it first. */
export function RiskFlags({ claim }: { claim: Claim }) {
  const raised = FLAGS.filter(({ flag }) => claim[flag]);
  const clear = FLAGS.filter(({ flag }) => !claim[flag]);
  return (
    <Card>
      <CardHeader title="Risk flags" description="As the seller has declared" />
      <div className="grid gap-4 p-4 text-sm">
        {raised.length > 0 && (
          <ul aria-label="Risks" className="grid gap-3">
            {raised.map(({ flag, when, text }) => (
              <li key={flag} className="flex items-start gap-2.5">
                <TriangleAlert aria-hidden size={18} className="text-warning-ink shrink-0" />
                <div className="min-w-0">
                  <p className="font-medium">{when}</p>
                  <p className="text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
        {clear.length > 0 && (
          <ul aria-label="No risk" className="grid gap-2 sm:grid-cols-2">
            {clear.map(({ flag, otherwise }) => (
              <li key={flag} className="text-muted flex items-center gap-2.5">
                <CircleCheck aria-hidden size={18} className="text-primary shrink-0" />
                {otherwise}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
