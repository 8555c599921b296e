/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { AdminUser } from '../schemas/adminUser.ts';
import { AdminUserCreateInput } from '../schemas/adminUserCreateInput.ts';
import { AdminUserPage } from '../schemas/adminUserPage.ts';
import { AdminUserUpdateInput } from '../schemas/adminUserUpdateInput.ts';
import { BuyerAccountState } from '../schemas/buyerAccountState.ts';
import { BuyerAccountStatus } from '../schemas/buyerAccountStatus.ts';
import { CountryInput } from '../schemas/countryInput.ts';
import { Document } from '../schemas/document.ts';
import { ErrorBody } from '../schemas/errorBody.ts';
import { IdentityStatus } from '../schemas/identityStatus.ts';
import { TypeOfUser } from '../schemas/typeOfUser.ts';
import { UserStatus } from '../schemas/userStatus.ts';

/**
 * @summary Users
 */
export const listAdminUsersQueryPageDefault = 1;
export const listAdminUsersQueryPageMax = 1000000;

export const listAdminUsersQueryPerPageDefault = 25;
export const listAdminUsersQueryPerPageMax = 100;

export const listAdminUsersQuerySearchMax = 200;

export const listAdminUsersQuerySortDirectionDefault = `desc`;
export const listAdminUsersQueryStatusMax = 20;

export const listAdminUsersQueryTypeOfUserMax = 20;

export const listAdminUsersQueryIdentityStatusMax = 20;

export const listAdminUsersQueryUserBuyerStatusMax = 20;

export const ListAdminUsersQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listAdminUsersQueryPageMax)),
    listAdminUsersQueryPageDefault,
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listAdminUsersQueryPerPageMax)),
    listAdminUsersQueryPerPageDefault,
  ),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminUsersQuerySearchMax)),
  ),
  managed_users: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  sort_by: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum({
      /** When the account was made. */
      created_at: 'created_at',
      /** When the user last logged in. */
      last_sign_in_at: 'last_sign_in_at',
      /** Family name, then given name. */
      last_name: 'last_name',
      /** Address. */
      email: 'email',
      /** Code of the country. */
      country: 'country',
      /** State of the account. */
      status: 'status',
      /** State of the identity verification, then when documents were last submitted. */
      identity_status: 'identity_status',
      /** State of the buyer account, then when its application was last submitted. */
      buyer_account_status: 'buyer_account_status',
    } as const),
  ),
  sort_direction: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum({
      /** Smallest, earliest or first letter first. */
      asc: 'asc',
      /** Largest, latest or last letter first. */
      desc: 'desc',
    } as const),
    listAdminUsersQuerySortDirectionDefault,
  ),
  status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(UserStatus)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminUsersQueryStatusMax)),
  ),
  type_of_user: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(TypeOfUser)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminUsersQueryTypeOfUserMax)),
  ),
  identity_status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(IdentityStatus)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminUsersQueryIdentityStatusMax)),
  ),
  user_buyer_status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(BuyerAccountStatus)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminUsersQueryUserBuyerStatusMax)),
  ),
});

export const ListAdminUsers200Response = AdminUserPage;

export const ListAdminUsers401Response = ErrorBody;

export const ListAdminUsers403Response = ErrorBody;

export const ListAdminUsers422Response = ErrorBody;

export const ListAdminUsers500Response = ErrorBody;

export const ListAdminUsers503Response = ErrorBody;

/**
 * @summary Create a user
 */
export const createAdminUserHeaderIdempotencyKeyMax = 200;

export const createAdminUserHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CreateAdminUserHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(createAdminUserHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(createAdminUserHeaderIdempotencyKeyRegExp)),
  ),
});

export const CreateAdminUserBody = AdminUserCreateInput;

export const CreateAdminUser201Response = AdminUser;

export const CreateAdminUser400Response = ErrorBody;

export const CreateAdminUser401Response = ErrorBody;

export const CreateAdminUser403Response = ErrorBody;

export const CreateAdminUser413Response = ErrorBody;

export const CreateAdminUser415Response = ErrorBody;

export const CreateAdminUser422Response = ErrorBody;

export const CreateAdminUser500Response = ErrorBody;

export const CreateAdminUser503Response = ErrorBody;

/**
 * @summary One user
 */
export const getAdminUserPathIdMax = 2147483647;

export const GetAdminUserParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getAdminUserPathIdMax)),
});

export const getAdminUserQueryIncludeTokenDefault = false;

export const GetAdminUserQueryParams = /*#__PURE__*/ zod.strictObject({
  include_token: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    getAdminUserQueryIncludeTokenDefault,
  ),
});

export const GetAdminUser200Response = AdminUser;

export const GetAdminUser401Response = ErrorBody;

export const GetAdminUser403Response = ErrorBody;

export const GetAdminUser404Response = ErrorBody;

export const GetAdminUser422Response = ErrorBody;

export const GetAdminUser500Response = ErrorBody;

export const GetAdminUser503Response = ErrorBody;

/**
 * @summary Review the identity, or change the user
 */
export const updateAdminUserPathIdMax = 2147483647;

export const UpdateAdminUserParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(updateAdminUserPathIdMax)),
});

export const updateAdminUserHeaderIdempotencyKeyMax = 200;

export const updateAdminUserHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UpdateAdminUserHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updateAdminUserHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(updateAdminUserHeaderIdempotencyKeyRegExp)),
  ),
});

export const UpdateAdminUserBody = AdminUserUpdateInput;

export const UpdateAdminUser200Response = AdminUser;

export const UpdateAdminUser400Response = ErrorBody;

export const UpdateAdminUser401Response = ErrorBody;

export const UpdateAdminUser403Response = ErrorBody;

export const UpdateAdminUser404Response = ErrorBody;

export const UpdateAdminUser409Response = ErrorBody;

export const UpdateAdminUser413Response = ErrorBody;

export const UpdateAdminUser415Response = ErrorBody;

export const UpdateAdminUser422Response = ErrorBody;

export const UpdateAdminUser500Response = ErrorBody;

export const UpdateAdminUser503Response = ErrorBody;

/**
 * @summary A user's application for a buyer account
 */
export const getAdminBuyerAccountPathIdMax = 2147483647;

export const GetAdminBuyerAccountParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getAdminBuyerAccountPathIdMax)),
});

export const GetAdminBuyerAccount200Response = BuyerAccountState;

export const GetAdminBuyerAccount401Response = ErrorBody;

export const GetAdminBuyerAccount403Response = ErrorBody;

export const GetAdminBuyerAccount404Response = ErrorBody;

export const GetAdminBuyerAccount422Response = ErrorBody;

export const GetAdminBuyerAccount500Response = ErrorBody;

export const GetAdminBuyerAccount503Response = ErrorBody;

/**
 * @summary Correct the country
 */
export const updateAdminUserCountryPathUserIdMax = 2147483647;

export const UpdateAdminUserCountryParams = /*#__PURE__*/ zod.strictObject({
  userId: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(updateAdminUserCountryPathUserIdMax)),
});

export const updateAdminUserCountryHeaderIdempotencyKeyMax = 200;

export const updateAdminUserCountryHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UpdateAdminUserCountryHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updateAdminUserCountryHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(updateAdminUserCountryHeaderIdempotencyKeyRegExp)),
  ),
});

export const UpdateAdminUserCountryBody = CountryInput;

export const UpdateAdminUserCountry200Response = AdminUser;

export const UpdateAdminUserCountry400Response = ErrorBody;

export const UpdateAdminUserCountry401Response = ErrorBody;

export const UpdateAdminUserCountry403Response = ErrorBody;

export const UpdateAdminUserCountry404Response = ErrorBody;

export const UpdateAdminUserCountry413Response = ErrorBody;

export const UpdateAdminUserCountry415Response = ErrorBody;

export const UpdateAdminUserCountry422Response = ErrorBody;

export const UpdateAdminUserCountry500Response = ErrorBody;

export const UpdateAdminUserCountry503Response = ErrorBody;

/**
 * @summary A document of any user
 */
export const getAdminDocumentPathIdMax = 2147483647;

export const GetAdminDocumentParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getAdminDocumentPathIdMax)),
});

export const GetAdminDocument200Response = Document;

export const GetAdminDocument401Response = ErrorBody;

export const GetAdminDocument403Response = ErrorBody;

export const GetAdminDocument404Response = ErrorBody;

export const GetAdminDocument422Response = ErrorBody;

export const GetAdminDocument500Response = ErrorBody;

export const GetAdminDocument503Response = ErrorBody;
