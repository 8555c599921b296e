import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropForm, keepForm, keptForm } from '@/session/kept/kept-forms';
import { fieldsOf } from '@/storage/storage';
import { changedValues } from './changed-values';

/**
 * Keeps what a person types into a form in this tab, until it is submitted or discarded. A reload or a session that
 * ends in mid-form loses nothing. Not for passwords.
 * @param name null for a form that is not kept.
 * @param onlyChanges keeps only the changed fields. When they are restored, the other fields show what is stored then.
 * @returns whether the form holds restored values.
 */
export function useKeptForm<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, unknown>,
  name: string | null,
  onlyChanges: boolean,
): boolean {
  const [kept] = useState(() => (name === null ? null : readKept(name, form.getValues())));

  useEffect(() => {
    if (kept) form.reset(kept, { keepDefaultValues: true });
  }, [form, kept]);

  useEffect(() => {
    if (name === null) return;
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty, defaultValues }) => {
        if (!isDirty) dropForm(name);
        else keepForm(name, onlyChanges ? changesFrom(defaultValues, values) : values);
      },
    });
  }, [form, name, onlyChanges]);

  return kept !== null;
}

const BEFORE = 'before';

/** The changes, and the values that they replaced, which may differ when the changes are restored. */
function changesFrom<Values extends FieldValues>(before: FieldValues = {}, values: Values) {
  return { ...changedValues(values, before), [BEFORE]: changedValues(before, values) };
}

/** The values that the kept changes replaced; no fields if nothing is kept. */
export function keptBefore(name: string): Record<string, unknown> {
  return fieldsOf(fieldsOf(keptForm(name))[BEFORE]);
}

/** The kept values, limited to those with the types of the form; null if they change nothing. */
export function readKept<Values extends FieldValues>(name: string, current: Values): Values | null {
  const values = { ...current };
  for (const [field, value] of Object.entries(fieldsOf(keptForm(name)))) {
    if (Object.hasOwn(current, field) && typeof current[field] === typeof value)
      Object.assign(values, { [field]: value });
  }
  return JSON.stringify(values) === JSON.stringify(current) ? null : values;
}
