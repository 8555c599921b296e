import {
  ClaimStatus,
  type IdentityStatus,
  type ListedCaseStatus,
  type UserStatus,
} from '@generated/model';
import { describe, expect, test } from 'vitest';
import {
  SELLER_ACTIONS,
  type SellerAction,
  type SellerRefusal,
  sellerRefusal,
} from './seller-actions';

const POSSIBLE: Record<ClaimStatus, SellerAction[]> = {
  draft: ['edit', 'submit', 'withdraw', 'delete'],
  changes_requested: ['edit', 'submit', 'withdraw'],
  in_review: ['withdraw'],
  rejected: [],
  open: ['change_price', 'pause', 'withdraw'],
  paused: ['change_price', 'resume', 'withdraw'],
  under_offer: [],
  sold: [],
  withdrawn: ['relist', 'revise', 'delete'],
  expired: ['relist', 'revise'],
};

const seller = { status: 'active', identity_status: 'approved' } as const;
const inActiveCase = (status: ClaimStatus) => ({
  status,
  review_note: null,
  submitted_at: null,
  case: { status: 'active' as const },
});

test.each(Object.values(ClaimStatus))('what a seller can do with a claim that is %s', (status) => {
  const possible = SELLER_ACTIONS.filter(
    (action) => sellerRefusal(action, inActiveCase(status), seller) === null,
  );
  expect(possible).toEqual(POSSIBLE[status]);
  for (const action of SELLER_ACTIONS) {
    if (possible.includes(action)) continue;
    expect(sellerRefusal(action, inActiveCase(status), seller)).toBe('wrong_state');
  }
});

describe('what stands in the way beyond the state', () => {
  interface Facts {
    account?: UserStatus;
    identity?: IdentityStatus;
    case?: ListedCaseStatus;
    /** Of our staff. */
    note?: string;
  }
  const refusalOf = (action: SellerAction, status: ClaimStatus, facts: Facts) =>
    sellerRefusal(
      action,
      {
        ...inActiveCase(status),
        review_note: facts.note ?? null,
        case: { status: facts.case ?? 'active' },
      },
      { status: facts.account ?? 'active', identity_status: facts.identity ?? 'approved' },
    );

  test.each<[Facts, SellerRefusal | null]>([
    [{}, null],
    [{ account: 'pending' }, 'account_not_confirmed'],
    [{ account: 'suspended' }, 'account_suspended'],
    [{ account: 'deactivated' }, 'account_deactivated'],
    [{ identity: 'rejected' }, 'identity_rejected'],
    [{ identity: 'not_submitted' }, null],
    [{ identity: 'pending' }, null],
    [{ identity: 'resubmission_requested' }, null],
    [{ case: 'paused' }, 'case_not_open'],
    [{ case: 'closed' }, 'case_not_open'],
    // What the person can mend first comes first.
    [{ account: 'pending', identity: 'rejected', case: 'closed' }, 'account_not_confirmed'],
    [{ identity: 'rejected', case: 'closed' }, 'identity_rejected'],
  ])('of a review with %j: %s', (facts, refusal) => {
    expect(refusalOf('submit', 'draft', facts)).toBe(refusal);
    expect(refusalOf('submit', 'changes_requested', facts)).toBe(refusal);
    expect(refusalOf('relist', 'withdrawn', facts)).toBe(refusal);
    expect(refusalOf('relist', 'expired', facts)).toBe(refusal);
    expect(refusalOf('submit', 'open', facts)).toBe('wrong_state');
  });

  test.each<[Facts, SellerRefusal | null]>([
    [{}, null],
    [{ account: 'pending', identity: 'rejected' }, null],
    [{ account: 'suspended' }, 'account_suspended'],
    [{ account: 'deactivated', case: 'closed' }, 'account_deactivated'],
    [{ case: 'paused' }, 'case_not_open'],
    [{ case: 'closed' }, 'case_not_open'],
    [{ note: 'Somebody else says that it is theirs.' }, 'taken_off_by_staff'],
    [{ note: 'Somebody else says that it is theirs.', case: 'closed' }, 'case_not_open'],
  ])('of a return to the market with %j: %s', (facts, refusal) => {
    expect(refusalOf('resume', 'paused', facts)).toBe(refusal);
  });

  test('of everything else: nothing', () => {
    const worst: Facts = {
      account: 'pending',
      identity: 'rejected',
      case: 'closed',
      note: 'In question.',
    };
    expect(refusalOf('edit', 'draft', worst)).toBeNull();
    expect(refusalOf('change_price', 'open', worst)).toBeNull();
    expect(refusalOf('pause', 'open', worst)).toBeNull();
    expect(refusalOf('withdraw', 'open', worst)).toBeNull();
    expect(refusalOf('withdraw', 'paused', worst)).toBeNull();
    expect(refusalOf('delete', 'draft', worst)).toBeNull();
  });
});
