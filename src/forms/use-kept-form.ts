import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropForm, keepForm, keptForm } from '@/session/kept/kept-forms';
import { fieldsOf } from '@/storage/storage';
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
        if (!isDirty) dropForm(name);
        else keepForm(name, onlyChanges ? changesFrom(defaultValues, values) : values);
      },
    });
  }, [form, name, onlyChanges]);

  return kept !== null;
}

const BEFORE = 'before';

/** What was changed, and what stood there before: it may be something else when the changes are back. */
function changesFrom<Values extends FieldValues>(before: FieldValues = {}, values: Values) {
  return { ...changedValues(values, before), [BEFORE]: changedValues(before, values) };
}

/** What the changes that are kept were made to; no field where none are. */
export function keptBefore(name: string): Record<string, unknown> {
  return fieldsOf(fieldsOf(keptForm(name))[BEFORE]);
}

/** What is kept, of the type that it has in the form; null where that changes nothing. */
export function readKept<Values extends FieldValues>(name: string, current: Values): Values | null {
  const values = { ...current };
  for (const [field, value] of Object.entries(fieldsOf(keptForm(name)))) {
    if (Object.hasOwn(current, field) && typeof current[field] === typeof value)
      Object.assign(values, { [field]: value });
  }
  return JSON.stringify(values) === JSON.stringify(current) ? null : values;
}
