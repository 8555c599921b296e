import type { AuditEvent } from '@generated/model';
import { hasFormOfDay } from '@/domain/days';
import { capitalized } from '@/domain/sentences';
import { CLAIM_STATUS_LABELS } from '@/claims/labels';
import { formatDate, formatDateTime } from '@/labels/dates';
import { FILING_CORRECTED, NEGOTIATION_STATUS_LABELS } from '@/negotiations/labels';
import { BUYER_STATUS_LABELS, IDENTITY_STATUS_LABELS, USER_STATUS_LABELS } from '@/users/labels';

/** The record whose trail it is, as actions name it before their point. */
export type AuditedRecord = 'user' | 'claim' | 'case' | 'negotiation' | 'conversation';

const IN_NAME = 'impersonation';

/** `Transfer filed` for the record itself, `Identity approved` for its parts, `In the user’s name: pause my claim`. */
export function actionWords(
  { action, changes }: Pick<AuditEvent, 'action' | 'changes'>,
  of: AuditedRecord,
): string {
  const [subject = '', verb = ''] = action.split('.');
  if (action === 'user.impersonated') return 'Login as the user opened';
  // The first filing sets the day. A later one corrects it.
  if (action === 'negotiation.transfer_filed' && changes['transfer_filed_on']?.[0] !== null)
    return FILING_CORRECTED;
  if (subject === IN_NAME) return `In the user’s name: ${inWords(verb)}`;
  return capitalized(subject === of ? inWords(verb) : `${inWords(subject)} ${inWords(verb)}`);
}

/** Who did it, and from where. */
export function actorWords({ actor, actor_name: name, ip }: AuditEvent): string {
  const who = name ?? (actor === 'system' ? 'the exchange' : 'a visitor');
  return `By ${who}${ip ? `, from ${ip}` : ''}`;
}

/** `Status: in review → open`, one line for each field that has changed. The reviewer is named above. */
export function changeLines({
  changes,
  subject_type: of,
}: Pick<AuditEvent, 'changes' | 'subject_type'>): string[] {
  return Object.entries(changes)
    .filter(([field]) => field !== 'reviewed_by_admin_id')
    .flatMap(([field, values]) => {
      const words = ADMIN.test(field)
        ? adminWords
        : (value: unknown) => valueWords(value, of, field);
      const [before, after] = values.map(words);
      return before === after ? [] : [`${fieldWords(field)}: ${before} → ${after}`];
    });
}

/** A request for changes has a reason too. */
const fieldWords = (field: string) =>
  field === 'rejection_reason' ? 'Reason' : capitalized(inWords(field.replace(SUFFIX, '')));

/** The states of records, by table, in the words of the screens. */
const STATUS_LABELS: Record<string, Record<string, string>> = {
  users: USER_STATUS_LABELS,
  identity_verifications: IDENTITY_STATUS_LABELS,
  buyer_accounts: BUYER_STATUS_LABELS,
  claims: CLAIM_STATUS_LABELS,
  negotiations: NEGOTIATION_STATUS_LABELS,
};

const ADMIN = /_admin_id$/;
const SUFFIX = /(_admin)?_(at|id|on)$/;

/** No screen shows the number of an administrator. */
function adminWords(id: unknown): string {
  return id === null ? 'nobody' : 'an administrator';
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const CODE = /^[a-z]+(_[a-z]+)*$/;

/** Codes, days and moments in the words of the screens; other text unchanged. */
function valueWords(value: unknown, of: string, field: string): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (MOMENT.test(text)) return formatDateTime(text);
  if (hasFormOfDay(text)) return formatDate(text);
  const state = field === 'status' ? STATUS_LABELS[of]?.[text]?.toLowerCase() : undefined;
  return state ?? (CODE.test(text) ? inWords(text) : text);
}

/** `changes_requested` and `pauseMyClaim` as lower-case words. */
function inWords(code: string): string {
  return code.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
