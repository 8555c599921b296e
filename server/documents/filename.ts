import type { DocumentType } from './sniff';

const LONGEST = 120;

/** The extensions that a name may have for its content type; a name without any of them gets the first. */
const ENDINGS: Record<DocumentType, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
};

/**
 * A name that is safe to show and to save: no folders, no control or direction characters (`gpj.exe` shown as
 * `exe.jpg`), and the extension of its content.
 */
export function safeFilename(name: string, contentType: DocumentType): string {
  const plain = name
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replaceAll(/[<>:"|?*;]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(plain)?.[1]?.toLowerCase();
  const endings = ENDINGS[contentType];
  const fits = ending !== undefined && endings.includes(ending);
  const stem = (fits ? plain.slice(0, -ending.length - 1) : plain) || 'document';
  return `${Array.from(stem).slice(0, LONGEST).join('')}.${fits ? ending : endings[0]}`;
}

/** RFC 6266: a plain name for old clients, and the true name as RFC 5987 encodes it. */
export function attachment(filename: string): string {
  const plain = filename.replaceAll(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(filename).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
