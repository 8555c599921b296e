import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropForm, keepForm, keptForm } from '@/session/kept/kept-forms';
import { fieldsOf } from '@/storage/storage';

/**
 * Names the first message of a conversation (`client_id`). What is sent again after a lost answer keeps its name, so that
 * there is one conversation of it; what was changed has a name of its own, for the exchange would take it for the message
 * that it has under the old one.
 * @param keptAs under which name this is kept in the tab; null for a form that is not kept.
 */
export function useMessageName<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  keptAs: string | null,
) {
  /** By what was sent. */
  const [names] = useState(
    () => new Map(Object.entries(fieldsOf(keptAs === null ? null : keptForm(keptAs)))),
  );

  function forget(): void {
    names.clear();
    if (keptAs !== null) dropForm(keptAs);
  }

  // What was discarded and is written once more is meant once more.
  const forgetDiscarded = useEffectEvent(forget);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ isDirty }) => {
          if (!isDirty) forgetDiscarded();
        },
      }),
    [form],
  );

  return {
    /** What is sent now; its own `client_id` counts where it was not tried before. */
    named<Fields extends { client_id: string }>(fields: Fields): Fields {
      const sent = JSON.stringify({ ...fields, client_id: null });
      const known = names.get(sent);
      const client_id = typeof known === 'string' ? known : fields.client_id;
      names.set(sent, client_id);
      if (keptAs !== null) keepForm(keptAs, Object.fromEntries(names));
      return { ...fields, client_id };
    },
    /** It has arrived. */
    forget,
  };
}
