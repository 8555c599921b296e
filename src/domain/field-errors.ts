import type { $ZodIssue } from 'zod/v4/core';

/** Messages by the path of the field, as in `user.email` or `assets.0.symbol` (the contract's ErrorBody.errors). */
export type FieldErrors = Record<string, string[]>;

/** What a field asks for, by the last name of its path; used where a pattern or a length is missed. */
const ASKS_FOR: Record<string, string> = {
  email: 'Enter a valid email address, for example name@example.com.',
  first_name: 'Enter a first name of at most 100 characters.',
  last_name: 'Enter a last name of at most 100 characters.',
  password: 'Use 12 to 128 characters.',
  country: 'Choose a country.',
  phone_number: 'Enter 4 to 14 digits without the country code.',
  whatsapp_number: 'Enter 4 to 14 digits without the country code.',
  phone_country_code: 'Choose a country code.',
  whatsapp_country_code: 'Choose a country code.',
  telegram: 'Use 5 to 32 letters, digits or underscores.',
  gov_id_document_id: 'Upload this document first.',
  personal_photo_document_id: 'Upload this document first.',
  holder_country: 'Choose a country.',
  jurisdiction: 'Choose a country.',
  face_amount: 'Enter an amount, for example 25000.00.',
  scheduled_amount: 'Enter an amount, for example 25000.00.',
  filed_amount: 'Enter an amount, for example 25000.00.',
  allowed_amount: 'Enter an amount, for example 25000.00.',
  preference_exposure_amount: 'Enter an amount, for example 25000.00.',
  quantity: 'Enter a quantity, for example 1.25.',
  filed_on: 'Enter a date.',
  ask_percent: 'Enter a percentage, for example 72.5.',
  minimum_percent: 'Enter a percentage, for example 72.5.',
  review_note: 'Write what the seller should know, in at most 2000 characters.',
  min_face_amount: 'Enter an amount, for example 25000.00.',
  max_face_amount: 'Enter an amount, for example 25000.00.',
  min_ask_percent: 'Enter a percentage, for example 72.5.',
  max_ask_percent: 'Enter a percentage, for example 72.5.',
  confirmation_token: 'This link is not complete. Open it from the mail again.',
  reset_password_token: 'This link is not complete. Open it from the mail again.',
  token: 'This link is not complete. Open it from the mail again.',
};

/**
 * The sentence for one fault, the same in a form and in an answer of the exchange.
 * @param path of the field; a fault within a union counts its own from the union.
 */
export function issueMessage(
  issue: $ZodIssue,
  path: readonly PropertyKey[] | undefined = issue.path,
): string {
  // Of an entry of a list (`jurisdiction.0`) the name is that of the list.
  const field = path?.findLast((key) => typeof key === 'string') ?? '';
  const asksFor = ASKS_FOR[field];
  const empty =
    'input' in issue && (issue.input === '' || issue.input === undefined || issue.input === null);
  if (issue.code === 'unrecognized_keys') return 'This field is unknown.';
  if (issue.code === 'invalid_type' && empty) return 'This is required.';
  if (issue.code === 'too_small' && issue.origin === 'string' && Number(issue.minimum) === 1)
    return 'This is required.';
  if (asksFor) return asksFor;
  // The generated schemas raise no other codes.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? `Use at most ${issue.maximum} characters.`
        : `At most ${issue.maximum} ${issue.origin === 'array' ? 'entries' : 'is allowed'}.`;
    case 'too_small':
      return issue.origin === 'string'
        ? `Use at least ${issue.minimum} characters.`
        : `At least ${issue.minimum} ${issue.origin === 'array' ? 'entries' : 'is needed'}.`;
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return 'This does not have the right form.';
    case 'invalid_type':
      return `This must be ${issue.expected === 'int' ? 'a whole number' : `of type ${issue.expected}`}.`;
    default:
      return 'This is not valid.';
  }
}

/** Every fault of a parse, by field. Unknown fields are named themselves, a missed union by its closest branch. */
export function fieldErrors(
  issues: readonly $ZodIssue[],
  base: readonly PropertyKey[] = [],
): FieldErrors {
  // A map, because a body may name its fields `constructor` or `__proto__`.
  const errors = new Map<string, string[]>();
  const add = (path: string, messages: readonly string[]) => {
    errors.set(path, [...(errors.get(path) ?? []), ...messages]);
  };
  const pathOf = (keys: readonly PropertyKey[]) => keys.map(String).join('.');
  for (const issue of issues) {
    const path = [...base, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add(pathOf([...path, key]), [issueMessage(issue, path)]);
    } else if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const branch = closestBranch(issue.errors);
      const nested = branch.length > 0 ? fieldErrors(branch, path) : {};
      if (Object.keys(nested).length === 0) add(pathOf(path), ['This is not valid.']);
      for (const [key, messages] of Object.entries(nested)) add(key, messages);
    } else {
      add(pathOf(path), [issueMessage(issue, path)]);
    }
  }
  return Object.fromEntries(errors);
}

/** The branch whose faults lie deepest is the one that was meant: `{user: {email: 1}}` means the `user` branch. */
function closestBranch(branches: readonly (readonly $ZodIssue[])[]): readonly $ZodIssue[] {
  const depth = (issues: readonly $ZodIssue[]) => {
    if (issues.some((issue) => issue.path.length === 0 && issue.code === 'unrecognized_keys'))
      return -1;
    if (issues.some((issue) => issue.code === 'invalid_type' && issue.expected === 'null'))
      return -1;
    return Math.max(0, ...issues.map((issue) => issue.path.length));
  };
  return branches.toSorted((a, b) => depth(b) - depth(a))[0] ?? [];
}
