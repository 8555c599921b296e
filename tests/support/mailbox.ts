import type { Page } from '@playwright/test';

/** Opens the newest mail to an address with that subject on the mailbox page, and follows its link. */
export async function followMail(page: Page, email: string, subject: string): Promise<void> {
  await page.goto(`/mailbox?search=${encodeURIComponent(email)}`);
  await followNewest(page, subject);
}

/** On the mailbox page already. */
export async function followNewest(page: Page, subject: string): Promise<void> {
  const mail = page
    .getByRole('list', { name: 'Mails' })
    .getByRole('listitem')
    .filter({ hasText: subject })
    .first();
  await mail.getByRole('button').click();
  await mail.getByRole('link', { name: 'Open link' }).click();
}
