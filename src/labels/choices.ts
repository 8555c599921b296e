/** Labels as choices of a filter or a list, in the order in which they are written down. */
export function choicesOf<Value extends string>(
  labels: Record<Value, string>,
): { value: Value; label: string }[] {
  // The keys of a Record over an enum are exactly its values.
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
}
