import { ChoiceRow, type ChoiceProps } from './choice-row';

/** For a setting that takes effect at once. A choice that is sent with a form is a Checkbox. */
export function Switch(choice: ChoiceProps) {
  return (
    <ChoiceRow
      {...choice}
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has a state of its own
      role="switch"
      place="h-6 w-10"
      look="switch rounded-full"
      indent="pl-12"
    />
  );
}
