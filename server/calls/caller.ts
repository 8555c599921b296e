import type { adminRows, userRows } from '../db/schema';

export type UserRow = typeof userRows.$inferSelect;
export type AdminRow = typeof adminRows.$inferSelect;

interface Visitor {
  kind: 'visitor';
}
export interface UserCaller {
  kind: 'user';
  sessionId: number;
  /** Whether the token was exchanged for another one: it is still good for what was under way, and proves nothing. */
  hasFormerToken: boolean;
  user: UserRow;
  /** Whether the access agreement that is in force is accepted. */
  hasAcceptedAgreement: boolean;
  /** The administrator who acts in the user's name, or null. */
  impersonator: { id: number; name: string } | null;
}
export interface AdminCaller {
  kind: 'admin';
  sessionId: number;
  admin: AdminRow;
}
/** The clock: what happens without a request. */
export interface SystemCaller {
  kind: 'system';
}
export type Caller = Visitor | UserCaller | AdminCaller;

/** Whether one of our staff calls, in the own name or in a user's. */
export function isStaff(caller: Caller | SystemCaller): caller is UserCaller | AdminCaller {
  return caller.kind === 'admin' || (caller.kind === 'user' && caller.impersonator !== null);
}
