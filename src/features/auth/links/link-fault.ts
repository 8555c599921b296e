import type { ErrorCode, LinkStatus } from '@generated/model';
import { errorCodeOf } from '@/api/errors/problem';

/** Why the link of a mail does nothing. */
export type LinkFault = 'incomplete' | 'unknown' | 'used' | 'expired';

const FAULTS: Partial<Record<ErrorCode, LinkFault>> = {
  link_used: 'used',
  link_expired: 'expired',
  link_invalid: 'unknown',
  not_found: 'unknown',
};

/** The link's fault according to a refusal; null if the refusal is about something else. */
export function linkFaultOf(error: unknown): LinkFault | null {
  const code = errorCodeOf(error);
  return (code && FAULTS[code]) ?? null;
}

/** What is wrong with a link that was checked; null if it works or nothing is known. */
export function faultOfCheck(check: {
  data: { state: LinkStatus } | undefined;
  error: unknown;
}): LinkFault | null {
  if (check.data) return check.data.state === 'usable' ? null : check.data.state;
  return linkFaultOf(check.error);
}

export const LINK_FAULTS: Record<LinkFault, { title: string; text: string }> = {
  incomplete: {
    title: 'This link is not complete',
    text: 'Open it from the mail again, or copy the whole address.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'Check that you opened the whole link, or ask for a new one.',
  },
  used: { title: 'This link was used already', text: 'Each link works once.' },
  expired: { title: 'This link has expired', text: 'Links work for a limited time only.' },
};
