/** A mail without its receiver. */
export interface Mail {
  kind: string;
  subject: string;
  text: string;
  html: string;
}

interface Letter {
  kind: string;
  subject: string;
  name: string;
  paragraphs: string[];
  /** The page the mail leads to. */
  link?: { label: string; url: string };
  closing?: string;
}

/** What every letter may name. */
export interface Letterhead {
  /** The public origin of the exchange. */
  origin: string;
  /** Where the staff read answers. */
  staffEmail: string;
  first_name: string;
}
export type Facts = Omit<Letterhead, 'staffEmail'>;

/** The letter as a mail, in text and in HTML. */
export function compose({ kind, subject, name, paragraphs, link, closing }: Letter): Mail {
  const before = [greeting(name), ...paragraphs];
  const after = closing ? [closing] : [];
  const text = [...before, ...(link ? [`${link.label}: ${link.url}`] : []), ...after].join('\n\n');
  const button = link ? [`<a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a>`] : [];
  const html = [...before.map(escapeHtml), ...button, ...after.map(escapeHtml)]
    .map((content) => `<p>${content}</p>`)
    .join('');
  return {
    kind,
    subject,
    text: `${text}\n`,
    html: `<!doctype html><html lang="en"><body>${html}</body></html>`,
  };
}

/**
 * Anybody can register any address under any name. A name that a mail program would show as a link, such as
 * `www.example.com`, must not reach the mailbox of somebody who never heard of us.
 */
function greeting(name: string): string {
  return /^[\p{L}\p{M}' ’-]{1,60}$/u.test(name) ? `Hello ${name},` : 'Hello,';
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
