import { createHash } from 'node:crypto';

interface SecurityFacts {
  /** Whether the host is reached by HTTPS, as in production, so that browsers should keep to it. */
  production: boolean;
  publicOrigin: string;
}

/** Headers of every answer of the host. */
export function securityHeaders({ production }: SecurityFacts): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // Links in mails carry their secret in the address, which must not reach other sites.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(production && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

/**
 * The additional header of pages. Styles may be inline: dialogs lock the scroll bar, and toasts add their rules by
 * script. A frame may hold what the page itself has made: the preview of a PDF.
 * @param inlineScripts the inline scripts of the page; no others may run.
 */
export function contentSecurityPolicy(
  { publicOrigin }: SecurityFacts,
  inlineScripts: readonly string[],
): string {
  const cable = publicOrigin.replace(/^http/, 'ws');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map(sourceHash)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${cable}`,
    'frame-src blob:',
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

function sourceHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
