import type { IdentityReviewInputIdentityVerificationStatus } from '@generated/model';

export type Decision = IdentityReviewInputIdentityVerificationStatus;

interface Words {
  label: string;
  title: string;
  consequence: (name: string) => string;
  done: (name: string) => string;
}

export const REVIEW_WORDS: Record<Decision, Words> = {
  approved: {
    label: 'Approve',
    title: 'Approve this identity?',
    consequence: (name) =>
      `${name} may then submit claims and accept offers, and a buyer account can be verified.`,
    done: (name) => `The identity of ${name} is approved`,
  },
  resubmission_requested: {
    label: 'Ask again',
    title: 'Ask for other documents?',
    consequence: (name) => `${name} reads your reason and may hand in documents again.`,
    done: (name) => `${name} is asked for other documents`,
  },
  rejected: {
    label: 'Reject',
    title: 'Reject this identity?',
    consequence: (name) =>
      `${name} reads your reason and may hand in nothing more, unless you ask for documents again later.`,
    done: (name) => `The identity of ${name} is rejected`,
  },
};
