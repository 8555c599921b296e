import { Card, CardHeader } from '@/ui/data/card';

const STEPS = [
  ['Pick your case', 'See the guide price, the fee and what your case asks for.'],
  [
    'List your claim',
    'Amounts, register facts and documents. Our staff read your name in the review; a buyer learns it once an offer is accepted.',
  ],
  [
    'Verify your identity',
    'Once, with an identity document and a photo, before you accept an offer.',
  ],
  ['Compare offers', 'Verified buyers bid. You accept, counter or reject.'],
  [
    'Sign and be paid',
    'The claim is assigned to the buyer and the transfer is filed with the court.',
  ],
] as const;

export function HowSellingWorks() {
  return (
    <Card>
      <CardHeader title="How selling works" />
      <ol className="grid gap-4 p-4 text-sm">
        {STEPS.map(([title, text], index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="tabular bg-subtle text-muted grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold"
            >
              {index + 1}
            </span>
            <div className="min-w-0 pt-0.5">
              <p className="font-medium">{title}</p>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
