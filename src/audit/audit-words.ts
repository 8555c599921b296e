import type { AuditEvent } from '@generated/model';
import { hasFormOfDay } from '@/domain/days';
import { capitalized } from '@/domain/sentences';
import { formatDate, formatDateTime } from '@/labels/dates';

/** The record whose trail it is, as actions name it before their point. */
export type AuditedRecord = 'user' | 'claim' | 'negotiation' | 'conversation';

const IN_NAME = 'impersonation';

/** `Transfer filed` of the record itself, `Identity approved` of what belongs to it, `In the user’s name: pause my claim`. */
export function actionWords(action: string, of: AuditedRecord): string {
  const [subject = '', verb = ''] = action.split('.');
  if (subject === IN_NAME) return `In the user’s name: ${inWords(verb)}`;
  return capitalized(subject === of ? inWords(verb) : `${inWords(subject)} ${inWords(verb)}`);
}

/** Who did it and from where. */
export function actorWords({ actor, actor_name: name, ip }: AuditEvent): string {
  const who = name ?? (actor === 'system' ? 'the exchange' : 'a visitor');
  return `By ${who}${ip ? `, from ${ip}` : ''}`;
}

/** `Status: in review → open`, one line for each field that changed; who reviewed it stands above. */
export function changeLines({ changes }: Pick<AuditEvent, 'changes'>): string[] {
  return Object.entries(changes)
    .filter(([field]) => field !== 'reviewed_by_admin_id')
    .map(([field, values]) => {
      const words = ADMIN.test(field) ? adminWords : valueWords;
      const [before, after] = values.map(words);
      return `${capitalized(inWords(field.replace(SUFFIX, '')))}: ${before} → ${after}`;
    });
}

const ADMIN = /_admin_id$/;
const SUFFIX = /(_admin)?_(at|id|on)$/;

/** The number of an administrator stands on no screen. */
function adminWords(id: unknown): string {
  return id === null ? 'nobody' : 'an administrator';
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const CODE = /^[a-z]+(_[a-z]+)*$/;

/** A code, a day and a moment as the screens write them, a text as it stands. */
function valueWords(value: unknown): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (MOMENT.test(text)) return formatDateTime(text);
  if (hasFormOfDay(text)) return formatDate(text);
  return CODE.test(text) ? inWords(text) : text;
}

/** `changes_requested` and `pauseMyClaim` as words in small letters. */
function inWords(code: string): string {
  return code.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
