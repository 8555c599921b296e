import { issueLink, type Purpose } from './one-time-links';
import type { Receiver, Template, Work } from '../unit-of-work/change';
import { type CountedKind, inboxTakes } from './inbox-limit';
import type { Letterhead } from '../mail/letter';

/**
 * Mails a new link to a user. If the inbox has had too many of them, nothing is sent.
 * @param kind of the mail, if it differs from that of the link.
 */
export async function mailLink<Facts extends { secret: string }>(
  work: Work,
  to: Receiver & { id: number },
  purpose: Purpose,
  template: Template<Facts>,
  facts: Omit<Facts, keyof Letterhead | 'secret'>,
  kind: CountedKind = purpose,
): Promise<void> {
  if (!(await inboxTakes(work, to.email, kind))) return;
  const secret = await issueLink(work, to.id, purpose);
  // The template takes the secret and the other facts together; TypeScript cannot add the two up.
  await work.mail(to, template, { ...facts, secret } as unknown as Omit<Facts, keyof Letterhead>);
}
