import type { ClaimAnswers, ClaimType } from '@generated/model';
import { dayOf } from '@/domain/days';
import { DAY } from '@/domain/time';
import type { SeededCase } from '../cases/cases';
import type { Random } from '../random';

/** What a debtor owes for, by the type of the claim. */
const OWED_FOR: Record<ClaimType, readonly string[]> = {
  customer: ['Net equity of the account', 'Securities in the account', 'Cash in the account'],
  trade: ['Office furniture', 'Packaging material', 'Spare parts'],
  loan: ['Notes, with interest', 'Principal of a loan', 'Revolving credit'],
  employee: ['Wages and vacation pay', 'Severance pay', 'Wages and a bonus'],
  lease: ['Unpaid rent', 'Damages for a rejected lease', 'Rent and repairs'],
  litigation: ['Breach of contract', 'Unpaid settlement', 'Infringement of a patent'],
  other: ['Indemnity under a contract', 'Insurance premiums', 'Guarantee'],
};

/** Types whose debts come in invoices or pay periods. */
const BILLED: readonly ClaimType[] = ['trade', 'employee', 'lease'];

/** Classes that name the kind of their accounts. */
const ACCOUNTS = [
  [/earn|interest/i, 'Earn'],
  [/custody|wallet/i, 'Custody'],
] as const;

interface About {
  seeded: SeededCase;
  claim_type: ClaimType;
  claim_class: string;
}

type Answer = ClaimAnswers[string];

/** Answers that have to agree with the rest of the claim, by their questions. */
const AGREED: Record<string, (drawn: Answer, about: About) => Answer> = {
  // Claims are collected before there is a plan.
  voted_on_plan: (drawn, { seeded: { row } }) =>
    drawn && row.stage !== 'filed' && row.stage !== 'claims',
  account_type: (drawn, { seeded: { parameters }, claim_class }) => {
    const name = parameters.claim_classes.find(({ code }) => code === claim_class)?.name ?? '';
    return ACCOUNTS.find(([words]) => words.test(name))?.[1] ?? drawn;
  },
  reclamation: (drawn, { claim_type }) => drawn && claim_type === 'trade',
  unpaid_bills: (drawn, { claim_type }) => (BILLED.includes(claim_type) ? drawn : '0'),
};

export function inventAnswers(random: Random, about: About): ClaimAnswers {
  const { seeded, claim_type } = about;
  const answers: ClaimAnswers = {};
  for (const { key, type, options, required } of seeded.parameters.questions) {
    if (!required && random.chance(0.4)) continue;
    const draw = {
      boolean: () => random.chance(0.75),
      number: () => String(random.int(1, 12)),
      date: () => accountOpening(random, seeded),
      select: () => random.pick(options ?? []),
      text: () => random.pick(OWED_FOR[claim_type]),
    };
    const drawn = draw[type]();
    answers[key] = AGREED[key]?.(drawn, about) ?? drawn;
  }
  return answers;
}

/** A month to almost three years before the petition: every exchange in these cases is at least that old. */
function accountOpening(random: Random, { filing }: SeededCase): string {
  const days = random.int(0, 2) * 365 + random.int(1, 9) * 30 + random.int(0, 9);
  return dayOf(new Date(Date.parse(filing.from) - days * DAY));
}
