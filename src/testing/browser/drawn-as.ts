import type { ButtonProps } from '@/ui/button';

/** Of links and buttons, those that are drawn as such a button: "primary" urges, "danger" warns. */
export function drawnAs(
  variant: NonNullable<ButtonProps['variant']>,
  elements: readonly HTMLElement[],
): HTMLElement[] {
  return elements.filter(({ dataset }) => dataset['variant'] === variant);
}
