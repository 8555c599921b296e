import * as PAGES from '@/domain/pages/page-paths';
import { DEMO_ADMINS, DEMO_USERS } from '../seed';
import { DEMO_PASSWORD } from './demo-password';
import type { Environment } from './environment';

interface BannerFacts {
  environment: Environment;
  mailboxOpen: boolean;
  /** Whether the contract's reference is served. */
  hasReference: boolean;
  /** Whether the demo accounts are in the database. */
  hasDemo: boolean;
}

/** What the person who started the exchange needs to know. */
export function banner({ environment, mailboxOpen, hasReference, hasDemo }: BannerFacts): string {
  const { publicOrigin, databaseUrl, dataDir } = environment;
  const lines = [
    `Claims Exchange is running at ${publicOrigin}`,
    `  Database  ${databaseUrl ? 'PostgreSQL (DATABASE_URL)' : `embedded, in ${dataDir}`}`,
  ];
  if (environment.isPublic && environment.publicTrial) {
    lines.push(
      '  Trial     whoever reaches this address may read all mails and use the demo logins',
    );
  }
  if (hasReference) lines.push(`  Reference ${publicOrigin}/docs`);
  if (mailboxOpen) lines.push(`  Mailbox   ${publicOrigin}${PAGES.mailbox}`);
  if (hasDemo) {
    const [admin] = DEMO_ADMINS;
    lines.push(
      `  Logins    ${publicOrigin}${PAGES.adminLogin}`,
      `            ${admin.email}`,
      `            ${publicOrigin}${PAGES.login}`,
      ...DEMO_USERS.map(({ email }) => `            ${email}`),
      `            The password of all: ${DEMO_PASSWORD}`,
    );
  }
  return lines.join('\n');
}
