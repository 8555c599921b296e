import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropForm, keepForm, keptForm } from '@/session/kept/kept-forms';
import { changedValues } from './changed-values';

/**
 * Keeps what is typed into a form in this tab, for the person who typed it, until it is submitted or given up: a reload
 * or a session that ends in mid-form loses nothing. Not for passwords.
 * @param name null for a form that is not kept.
 * @param onlyChanges keeps only the fields that were changed: when they are back, the others show what is stored by then.
 * @returns whether the form holds what was kept.
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
        if (isDirty) keepForm(name, onlyChanges ? changedValues(values, defaultValues) : values);
        else dropForm(name);
      },
    });
  }, [form, name, onlyChanges]);

  return kept !== null;
}

/** Fields of the type that they have in the form; null where that changes nothing. */
function readKept<Values extends FieldValues>(name: string, current: Values): Values | null {
  const stored = keptForm(name);
  if (typeof stored !== 'object' || stored === null) return null;
  const values = { ...current };
  for (const [field, value] of Object.entries<unknown>({ ...stored })) {
    if (Object.hasOwn(current, field) && typeof current[field] === typeof value)
      Object.assign(values, { [field]: value });
  }
  return JSON.stringify(values) === JSON.stringify(current) ? null : values;
}
