import { pathTo } from '@/paths';

export const USER_TABS = {
  profile: 'Profile',
  identity: 'Identity',
  buyer: 'Buyer account',
  audit: 'Audit trail',
} as const;
export type UserTab = keyof typeof USER_TABS;

/** The page of a user, with one of its tabs open. */
export function userPath(id: number, tab: UserTab = 'profile'): string {
  return pathTo('adminUser', { id }) + (tab === 'profile' ? '' : `?tab=${tab}`);
}

/** The staff's list of the claims of a user. */
export function claimsOfSeller(id: number): string {
  return `${pathTo('adminClaims')}?seller_id=${id}`;
}

/** The staff's list of the negotiations in which a user buys or sells. */
export function negotiationsOf(id: number): string {
  return `${pathTo('adminNegotiations')}?user_id=${id}`;
}

/** The conversations of a user with our staff. */
export function conversationsWith(id: number): string {
  return `${pathTo('adminConversations')}?user_id=${id}`;
}

/** The start of the tabs, for a link above that changes them: they may be out of sight. */
export const TABS_ID = 'parts';

/** The tab that an address names; the first one if it names none. */
export function tabOf(search: URLSearchParams): UserTab {
  const tab = search.get('tab') ?? '';
  return Object.keys(USER_TABS).find((name): name is UserTab => name === tab) ?? 'profile';
}
