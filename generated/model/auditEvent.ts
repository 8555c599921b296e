/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AuditActor } from './auditActor.ts';
import type { AuditEventChanges } from './auditEventChanges.ts';

/**
 * Something that was done. It is written with the change itself, and neither changed nor deleted.
 */
export interface AuditEvent {
  /**
   * Number of the record; rises with time.
   * @minimum 1
   */
  id: number;
  actor: AuditActor;
  /**
   * First and last name of the user or administrator, as of now; null: `visitor` and `system`.
   * @nullable
   */
  actor_name: string | null;
  /**
   * The user in whose name an administrator acted; null: in their own.
   * @nullable
   */
  impersonated_user_id: number | null;
  /**
   * What was done, behind the point, with what stands before it: `user.suspended`, `negotiation.transfer_filed` (a `NegotiationEventType`). `impersonation`
   * with an operation of this contract: a write that an administrator has asked for in the name of a user, also where it was refused, for whatever reason.
   * @pattern ^[a-z_]+[.][A-Za-z_]+$
   */
  action: string;
  /** Kind of what it was done with, for example `documents`. */
  subject_type: string;
  /**
   * Its number; null where there is no one record.
   * @nullable
   */
  subject_id: number | null;
  /**
   * File name of a document; null: of other records, and of one that is deleted.
   * @nullable
   */
  subject_name: string | null;
  /** The fields that changed, each with its value before and after. Of a secret there is no value. */
  changes: AuditEventChanges;
  /**
   * Network address that it came from; null: unknown.
   * @nullable
   */
  ip: string | null;
  /** When it was done. */
  created_at: string;
}
