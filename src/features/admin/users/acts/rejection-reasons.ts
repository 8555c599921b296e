/** Preset reasons to refuse documents: what is wrong, and what to do about it if new ones are requested. */
const REASONS = [
  {
    value: 'expired',
    label: 'Expired',
    fault: 'The document has expired.',
    advice: 'Please submit one that is still valid.',
  },
  {
    value: 'unreadable',
    label: 'Unreadable',
    fault: 'The picture is blurred, cut off or too dark to read.',
    advice: 'Please submit a sharp picture of the whole document.',
  },
  {
    value: 'name_mismatch',
    label: 'Name mismatch',
    fault: 'The name on the document is not the name of the account.',
    advice: 'Please correct your profile, or submit a document with that name.',
  },
  {
    value: 'photo_mismatch',
    label: 'Photo mismatch',
    fault: 'The photo does not show the person on the document.',
    advice: 'Please submit a clear picture of yourself.',
  },
  {
    value: 'unsupported',
    label: 'Unsupported',
    fault: 'This kind of document is not accepted.',
    advice: 'Please submit a passport, an identity card or a driver’s license.',
  },
  {
    value: 'suspected_fraud',
    label: 'Suspected fraud',
    fault: 'The document could not be verified as genuine.',
    advice: 'Please submit pictures of the original.',
  },
  {
    value: 'restricted_country',
    label: 'Restricted country',
    fault: 'The exchange is not open to residents of this country.',
    advice: 'If you live elsewhere, please submit a document that shows it.',
  },
] as const;

/** The presets as texts. After a rejection nothing more can be submitted, so they then give no advice. */
export function rejectionReasons({ withAdvice }: { withAdvice: boolean }) {
  return REASONS.map(({ value, label, fault, advice }) => ({
    value,
    label,
    text: withAdvice ? `${fault} ${advice}` : fault,
  }));
}
