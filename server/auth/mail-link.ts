import { issueLink, type Purpose } from './one-time-links';
import type { Receiver, Template, Work } from '../unit-of-work/change';
import { type CountedKind, inboxTakes } from './inbox-limit';
import type { Letterhead } from '../mail/letter';

/**
 * Mails a new link to a user, unless the inbox has had too many of them: then nothing is sent.
 * @param kind of the mail, where it is not that of the link.
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
  // The secret and the other facts are what the template asks for; TypeScript cannot add the two up.
  await work.mail(to, template, { ...facts, secret } as unknown as Omit<Facts, keyof Letterhead>);
}
