import type { ADMIN_ROUTES } from '@/admin-route-table';
import type { LabelledRoute } from '@/paths';

type AdminRoutes = typeof ADMIN_ROUTES;

/** The pages of the administration that have no content yet. */
export type AreaRoute = {
  [Name in keyof AdminRoutes]: AdminRoutes[Name]['page'] extends 'admin/areas/area-page'
    ? Name
    : never;
}[keyof AdminRoutes];

interface Area {
  title: string;
  /** What the page is for. */
  description: string;
  /** Why it is empty. */
  holds: string;
  /** The one step to take from here. */
  next: { label: string; to: LabelledRoute };
}

export const AREAS: Record<AreaRoute, Area> = {
  adminContacts: {
    title: 'Contacts',
    description:
      'People and firms that our staff are in touch with: sellers, buyers, brokers and law firms, with or without an account.',
    holds: 'Contacts are not kept here yet. Everybody who has an account is among the users.',
    next: { label: 'Go to users', to: 'adminUsers' },
  },
  adminContact: {
    title: 'Contact',
    description: 'Who this is, how to reach them, what was agreed and which mails they received.',
    holds: 'Contacts are not kept here yet.',
    next: { label: 'Go to contacts', to: 'adminContacts' },
  },
  adminEmails: {
    title: 'Email',
    description:
      'Mails to many contacts or users at once: drafts, what is scheduled, and what became of those that were sent.',
    holds:
      'Mails to many at once cannot be sent from here yet. Users can be written to one by one from their pages.',
    next: { label: 'Go to users', to: 'adminUsers' },
  },
  adminNewEmail: {
    title: 'New mail',
    description: 'The text first, then who receives it, then a test and the time it goes out.',
    holds:
      'Mails to many at once cannot be sent from here yet. Users can be written to one by one from their pages.',
    next: { label: 'Go to users', to: 'adminUsers' },
  },
  adminEmail: {
    title: 'Mail',
    description: 'The text, who receives it, and how many it reached.',
    holds: 'Mails to many at once cannot be sent from here yet.',
    next: { label: 'Go to email', to: 'adminEmails' },
  },
  adminTags: {
    title: 'Tags',
    description: 'Words that group contacts and users, so that a mail can be sent to a group.',
    holds: 'Tags cannot be made here yet. Users can be told apart by their filters.',
    next: { label: 'Go to users', to: 'adminUsers' },
  },
  adminCreateCase: {
    title: 'Create case',
    description:
      'A case starts with its facts and its parameters, and is seen on the marketplace once it is published.',
    holds:
      'Cases can be neither created nor changed here yet. The published ones are in the list of cases.',
    next: { label: 'Go to cases', to: 'adminCases' },
  },
  adminCaseInfo: {
    title: 'Case facts',
    description: 'The first step of a new case: debtor, court, dates and claims agent.',
    holds:
      'Cases can be neither created nor changed here yet. The published ones are in the list of cases.',
    next: { label: 'Go to cases', to: 'adminCases' },
  },
  adminCaseParameters: {
    title: 'Case parameters',
    description:
      'The second step of a new case: what a claim of this case is asked for, and the fees.',
    holds:
      'Cases cannot be created here yet. The parameters of published cases are on their pages.',
    next: { label: 'Go to cases', to: 'adminCases' },
  },
  adminCreateClaim: {
    title: 'Create claim',
    description: 'A claim that our staff enter on behalf of a user.',
    holds:
      'Claims cannot be entered here yet. To list one for a user, log in as that user from the user’s page.',
    next: { label: 'Go to users', to: 'adminUsers' },
  },
  adminEditClaim: {
    title: 'Edit claim',
    description: 'The terms and the register facts of a claim, on behalf of its holder.',
    holds:
      'Claims cannot be edited here yet. Log in as its seller from the user’s page: before one is submitted, where changes were requested, and once it is withdrawn or expired. Of a listed one only the ask changes.',
    next: { label: 'Go to users', to: 'adminUsers' },
  },
};

/** Whether a page is one of these. */
export function isAreaRoute(name: string): name is AreaRoute {
  return Object.hasOwn(AREAS, name);
}
