/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ClientErrorInput } from '../schemas/clientErrorInput.ts';
import { ErrorBody } from '../schemas/errorBody.ts';
import { MailboxPage } from '../schemas/mailboxPage.ts';
import { StaffContact } from '../schemas/staffContact.ts';

/**
 * @summary Mails that a mail server would have sent
 */
export const listMailboxMessagesQueryPageDefault = 1;
export const listMailboxMessagesQueryPageMax = 1000000;

export const listMailboxMessagesQueryPerPageDefault = 25;
export const listMailboxMessagesQueryPerPageMax = 100;

export const listMailboxMessagesQuerySearchMax = 200;

export const ListMailboxMessagesQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listMailboxMessagesQueryPageMax)),
    listMailboxMessagesQueryPageDefault,
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listMailboxMessagesQueryPerPageMax)),
    listMailboxMessagesQueryPerPageDefault,
  ),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listMailboxMessagesQuerySearchMax)),
  ),
});

export const ListMailboxMessages200Response = MailboxPage;

export const ListMailboxMessages404Response = ErrorBody;

export const ListMailboxMessages421Response = ErrorBody;

export const ListMailboxMessages422Response = ErrorBody;

export const ListMailboxMessages500Response = ErrorBody;

export const ListMailboxMessages503Response = ErrorBody;

/**
 * @summary How to reach the staff
 */
export const GetStaffContact200Response = StaffContact;

export const GetStaffContact422Response = ErrorBody;

export const GetStaffContact500Response = ErrorBody;

export const GetStaffContact503Response = ErrorBody;

/**
 * @summary Report an error of the app
 */
export const ReportClientErrorBody = ClientErrorInput;

export const ReportClientError204Response = /*#__PURE__*/ zod.void();

export const ReportClientError400Response = ErrorBody;

export const ReportClientError413Response = ErrorBody;

export const ReportClientError415Response = ErrorBody;

export const ReportClientError422Response = ErrorBody;

export const ReportClientError429Response = ErrorBody;

export const ReportClientError500Response = ErrorBody;

export const ReportClientError503Response = ErrorBody;
