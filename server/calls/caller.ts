import type { adminRows, userRows } from '../db/schema';

export type UserRow = typeof userRows.$inferSelect;
export type AdminRow = typeof adminRows.$inferSelect;

interface Visitor {
  kind: 'visitor';
}
export interface UserCaller {
  kind: 'user';
  sessionId: number;
  /**
   * Whether the token has been exchanged for another one. It is still good for requests under way, but proves nothing.
   */
  hasFormerToken: boolean;
  user: UserRow;
  /** Whether the user has accepted the access agreement that is in force. */
  hasAcceptedAgreement: boolean;
  /** The administrator who acts in the user's name, or null. */
  impersonator: { id: number; name: string } | null;
}
export interface AdminCaller {
  kind: 'admin';
  sessionId: number;
  admin: AdminRow;
}
/** The clock, for what happens without a request. */
export interface SystemCaller {
  kind: 'system';
}
export type Caller = Visitor | UserCaller | AdminCaller;

/** Whether one of our staff calls, in their own name or in a user's. */
export function isStaff(caller: Caller | SystemCaller): caller is UserCaller | AdminCaller {
  return caller.kind === 'admin' || (caller.kind === 'user' && caller.impersonator !== null);
}
