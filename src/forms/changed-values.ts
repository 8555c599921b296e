import type { FieldValues } from 'react-hook-form';
import { keysOf } from '@/domain/keys-of';

/** The fields whose values differ from those before. */
export function changedValues<Values extends FieldValues>(
  values: Values,
  before: FieldValues = {},
): Partial<Values> {
  const changes: Partial<Values> = {};
  for (const name of keysOf(values)) {
    if (JSON.stringify(values[name]) !== JSON.stringify(before[name])) changes[name] = values[name];
  }
  return changes;
}

/**
 * The values that a form sends if only some fields were changed, so that changes made elsewhere meanwhile are kept.
 * @param together fields of which one may be refused without the others. All are sent if one was changed.
 */
export function changesToSend<Sent extends object>(
  sent: Sent,
  isChanged: Partial<Record<keyof Sent, boolean>>,
  together: readonly (readonly (keyof Sent)[])[],
): Partial<Sent> {
  const changes: Partial<Sent> = {};
  for (const name of keysOf(sent)) {
    const group = together.find((names) => names.includes(name)) ?? [name];
    if (group.some((each) => isChanged[each])) changes[name] = sent[name];
  }
  return changes;
}
