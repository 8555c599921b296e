import type { FieldValues } from 'react-hook-form';
import { keysOf } from '@/domain/keys-of';

/** The fields, with their values, that differ from those before. */
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
 * What a form sends of its values when only some fields were changed, so that what was changed elsewhere meanwhile stays.
 * @param together fields of which one may be refused without the others: all go along when one was changed.
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
