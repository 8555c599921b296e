import { toNestErrors } from '@hookform/resolvers';
import { useEffect } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type * as zod from 'zod/mini';
import { fieldErrors, type Asks } from '@/domain/field-errors';

/** What is wrong, by field; nothing where a field is right. */
type Faults<Values extends FieldValues> = Partial<Record<Path<Values>, string | null>>;

interface ContractFormOptions<Values extends FieldValues> {
  /** What the fields of the schema ask for, as generated beside it. */
  asks: Asks;
  defaultValues: DefaultValues<Values>;
  /** Rules over several fields, by field; the exchange applies the same ones. */
  check?: (values: Values) => Faults<Values>;
  /** Why a text cannot be read, by field: said instead of what the contract asks for, which is one sentence for every fault. */
  unread?: (values: Values) => Faults<Values>;
  /** What the form holds, turned into what the schema reads: empty optional texts become null or are left out. */
  prepare?: (values: Values) => unknown;
}

/**
 * A form that is checked by a generated schema, with the same sentences the exchange answers with. Fields are checked
 * when they are left, and then with every change. What the schema has read of them is what the form submits.
 */
export function useContractForm<Values extends FieldValues, Sent = Values>(
  schema: zod.ZodMiniType<Sent>,
  { asks, defaultValues, check, unread, prepare }: ContractFormOptions<Values>,
): UseFormReturn<Values, unknown, Sent> {
  const resolver: Resolver<Values, unknown, Sent> = async (values, _context, options) => {
    const read = schema.safeParse(prepare ? prepare(values) : values, { reportInput: true });
    const faults: FieldErrors = {};
    for (const [path, message] of Object.entries<string | null | undefined>(
      check?.(values) ?? {},
    )) {
      if (message) faults[path] = { type: 'check', message };
    }
    // Of two sentences for a field the contract's counts: a rule over several fields needs each of them to be right.
    for (const [path, [message = '']] of Object.entries(
      fieldErrors(read.error?.issues ?? [], asks),
    )) {
      faults[path] = { type: 'contract', message };
    }
    for (const [path, message] of Object.entries<string | null | undefined>(
      unread?.(values) ?? {},
    )) {
      if (message) faults[path] = { type: 'unread', message };
    }
    return read.success && Object.keys(faults).length === 0
      ? { values: read.data, errors: {} }
      : { values: {}, errors: toNestErrors<Values>(faults, options) };
  };
  const form = useForm<Values, unknown, Sent>({ resolver, defaultValues, mode: 'onTouched' });
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
