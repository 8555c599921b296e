import type { CaseQuestion, ClaimAnswers } from '@generated/model';
import { formatQuantity } from '@/domain/money';
import { formatDate } from '@/labels/dates';
import { yesOrNo } from './field-list';

/** The answer to a question of the case, in words; null if there is none. */
export function answerText({ key, type }: CaseQuestion, answers: ClaimAnswers): string | null {
  const answer = answers[key];
  if (answer === undefined) return null;
  if (typeof answer === 'boolean') return yesOrNo(answer);
  if (type === 'date') return formatDate(answer);
  return type === 'number' ? formatQuantity(answer) : answer;
}
