import { createHash } from 'node:crypto';

interface SecurityFacts {
  /** In production the host is reached by HTTPS, and browsers shall keep to it. */
  production: boolean;
  publicOrigin: string;
}

/** What every answer of the host carries. */
export function securityHeaders({ production }: SecurityFacts): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // Links in mails carry their secret in the address: it goes to no other site.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(production && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

/**
 * What pages carry beside. Styles may be inline: dialogs lock the scroll bar and toasts bring their rules by script. A
 * frame may hold what the page itself has made: the preview of a PDF.
 * @param inlineScripts the scripts that stand in the page; no others may.
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
