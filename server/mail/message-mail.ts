import type { Facts, Letter } from './letter';
import { quoted } from './quoted';

/** Somebody has written to a user who had read everything before. */
export interface MessageFacts {
  /** What the user calls the sender. */
  from: string;
  /** What the conversation is about. */
  subject: string;
  excerpt: string;
  path: string;
}

export function messageMail({
  origin,
  first_name,
  from,
  subject,
  excerpt,
  path,
}: Facts & MessageFacts): Letter {
  return {
    kind: 'message',
    subject: `New message from ${from}: ${subject}`,
    name: first_name,
    paragraphs: [quoted(excerpt)],
    link: { label: 'Read and answer', url: `${origin}${path}` },
    closing: 'We write to you again only after you have read it.',
  };
}
