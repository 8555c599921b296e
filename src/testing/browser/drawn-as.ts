import type { ButtonProps } from '@/ui/button';

/** The links and buttons drawn as this kind of button: "primary" urges, "danger" warns. */
export function drawnAs(
  variant: NonNullable<ButtonProps['variant']>,
  elements: readonly HTMLElement[],
): HTMLElement[] {
  return elements.filter(({ dataset }) => dataset['variant'] === variant);
}
