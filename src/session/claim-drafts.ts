/** Names under which unfinished claim forms, and when they were saved, are kept on the device. */
export const CLAIM_DRAFT_KEYS = {
  user: { form: 'claim-form', savedAt: 'claim-form-saved-at' },
  admin: { form: 'admin-claim-form', savedAt: 'admin-claim-form-saved-at' },
} as const;

/**
 * A logout leaves no claim form of the person behind on the device (specification, section 4).
 * @param whose the end of a tab session leaves the forms of the administrator alone.
 */
export function removeClaimDrafts(whose: readonly (keyof typeof CLAIM_DRAFT_KEYS)[]): void {
  for (const owner of whose) {
    for (const key of Object.values(CLAIM_DRAFT_KEYS[owner])) {
      try {
        window.localStorage.removeItem(key);
      } catch {
        // Blocked storage holds no drafts.
      }
    }
  }
}
