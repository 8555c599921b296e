import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type * as zod from 'zod/mini';
import type { $ZodIssue } from 'zod/v4/core';
import { issueMessage } from '@/domain/field-errors';

interface ContractFormOptions<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /** Rules over several fields, by field; the exchange applies the same ones. */
  check?: (values: Values) => Partial<Record<Path<Values>, string>>;
  /** What the form holds, turned into what is sent: empty optional texts become null or are left out. */
  prepare?: (values: Values) => unknown;
}

/**
 * A form that is checked by a generated schema, with the same sentences the exchange answers with. Fields are checked
 * when they are left, and then with every change.
 */
export function useContractForm<Values extends FieldValues>(
  schema: zod.ZodMiniType,
  { defaultValues, check, prepare }: ContractFormOptions<Values>,
): UseFormReturn<Values> {
  const bySchema = zodResolver(schema as zod.ZodMiniType<Values, Values>, {
    // The resolver types an issue by its fallback; zod hands over its own.
    error: (issue) => issueMessage(issue as unknown as $ZodIssue),
    reportInput: true,
  });
  const resolver: Resolver<Values> = async (values, context, options) => {
    const prepared = prepare ? (prepare(values) as Values) : values;
    const result = await bySchema(prepared, context, options);
    // Either an empty object or the faults: the union of both names no field.
    const errors = { ...result.errors } as FieldErrors<Values>;
    for (const [path, message] of Object.entries(check?.(values) ?? {})) {
      if (message && !get(errors, path)) set(errors, path, { type: 'check', message });
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  const form = useForm<Values>({ resolver, defaultValues, mode: 'onTouched' });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // An error that a button has brought up or the exchange has found, on a field that was never left: without this
          // it would stay until the field is left, which is what reaching for the button again does.
          // Only names of this form's fields are reported.
          const field = name as Path<Values> | undefined;
          if (field && form.getFieldState(field).invalid) void form.trigger(field);
        },
      }),
    [form],
  );
  return form;
}
