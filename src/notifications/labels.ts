import type { NotificationCategory } from '@generated/model';

/** The subject of a notification or a mail. */
export const CATEGORY_LABELS: Record<NotificationCategory, string> = {
  message: 'Messages',
  claim: 'Your claims',
  case_follow: 'What you follow',
  offer: 'Offers and sales',
  account: 'Account',
};

/** What the mails of each kind are about, in the words of the settings and of the page that a mail links to. */
export const MAIL_WORDS: Record<NotificationCategory, string> = {
  message: 'When somebody writes to you.',
  claim: 'When something happens to a claim of yours: its review, its listing, its end.',
  case_follow:
    'News of the claims and cases you follow, of claims that are open to you again, and new claims that fit your saved searches.',
  offer: 'Offers, and the stages of a sale. A deadline may run, so these mails always come.',
  account: 'Your identity, your buyer account, your password. These mails always come.',
};
