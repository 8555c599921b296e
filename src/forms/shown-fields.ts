import { createContext, use, useEffect } from 'react';

/** The names of the fields that a form shows at the moment; null outside a ContractForm. */
export const ShownFields = createContext<Set<string> | null>(null);

/** Says to the form around it that a field stands on the screen, so that an error can be put there. */
export function useShownField(name: string): void {
  const shown = use(ShownFields);
  useEffect(() => {
    shown?.add(name);
    return () => void shown?.delete(name);
  }, [shown, name]);
}
