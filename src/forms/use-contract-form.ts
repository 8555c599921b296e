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

/** The faults by field. A field without a fault is missing or null. */
type Faults<Values extends FieldValues> = Partial<Record<Path<Values>, string | null>>;

interface ContractFormOptions<Values extends FieldValues> {
  /** The schema's generated messages, which say what each field asks for. */
  asks: Asks;
  defaultValues: DefaultValues<Values>;
  /** Rules over several fields, by field. The exchange applies the same ones. */
  check?: (values: Values) => Faults<Values>;
  /** Why a text cannot be read, by field. Replaces the contract's message, which is one sentence for every fault. */
  unread?: (values: Values) => Faults<Values>;
  /** Turns the form's values into the input of the schema: empty optional texts become null or are left out. */
  prepare?: (values: Values) => unknown;
}

/**
 * A form that is checked by a generated schema, with the same sentences that the exchange answers with. Fields are
 * checked when they lose the focus, and from then on with every change. The form submits the output of the schema.
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
    // If a field has two messages, the contract's wins: a rule over several fields needs each of them to be valid.
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
          // Checks a field that was never left but has an error, brought up by a button or found by the exchange.
          // Otherwise the error would stay until the field is left, which only happens on the way to the button. Only
          // names of this form's fields are reported.
          const field = name as Path<Values> | undefined;
          if (field && form.getFieldState(field).invalid) void form.trigger(field);
        },
      }),
    [form],
  );
  return form;
}
