/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { AuditActor } from './auditActor.ts';

export const auditEventActionRegExp = new RegExp('^[a-z_]+[.][A-Za-z_]+$');
export const auditEventChangesMinOne = 2;
export const auditEventChangesMaxOne = 2;

export const AuditEvent = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  actor: AuditActor,
  actor_name: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  impersonated_user_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  action: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(auditEventActionRegExp)),
  subject_type: /*#__PURE__*/ zod.string(),
  subject_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  subject_name: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  changes: /*#__PURE__*/ zod.record(
    /*#__PURE__*/ zod.string(),
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.unknown())
      .check(
        /*#__PURE__*/ zod.minLength(auditEventChangesMinOne),
        /*#__PURE__*/ zod.maxLength(auditEventChangesMaxOne),
      ),
  ),
  ip: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type AuditEvent = zod.input<typeof AuditEvent>;
export type AuditEventOutput = zod.output<typeof AuditEvent>;
