import { createContext, use, useEffect } from 'react';

/** The names of the fields that a form shows now; null outside a ContractForm. */
export const ShownFields = createContext<Set<string> | null>(null);

/** Tells the form around it that a field is on the screen, so that it can show an error there. */
export function useShownField(name: string): void {
  const shown = use(ShownFields);
  useEffect(() => {
    shown?.add(name);
    return () => void shown?.delete(name);
  }, [shown, name]);
}
