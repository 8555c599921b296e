import Big from 'big.js';
import { roundAmount } from '@/domain/amounts';
import { signatoryTitle } from '@/domain/buyers/buyer-account';
import { fullName } from '@/domain/users/party-names';
import { REFERENCE_LETTERS } from '../../claims/reference';
import type { SeededCase } from '../cases/cases';
import type { SeededClaim } from '../claims/claims';
import type { SeedClock } from '../clock';
import { DEMO_IDS } from '../demo-accounts';
import type { Random } from '../random';
import { isBound, type SeededAcceptance } from '../users/acceptances';
import type { SeededBuyerAccount } from '../users/buyer-accounts';
import type { SeededUser } from '../users/users';
import type { Terms } from './deal-rows';
import { PlayedDeal } from './played-deal';

interface Sources {
  users: readonly SeededUser[];
  cases: readonly SeededCase[];
  accounts: readonly SeededBuyerAccount[];
  acceptances: readonly SeededAcceptance[];
  clock: SeedClock;
  random: Random;
}

/** An offer as a story tells it: its price is a share of the ask. */
interface Offered {
  share: number;
  hours?: number;
  message?: string;
  /** A price in percent, instead of the share. */
  percent?: string;
  conditions?: string;
  /** The share of the claim that it is for; all of it by default. */
  part?: number;
}

/** The price of buyers and cases if the seller asks none. */
const UNASKED_PERCENT = '30';

/** Collects the negotiations of the seed, and knows who can buy what when. */
export class DealBook {
  readonly deals: PlayedDeal[] = [];
  readonly clock: SeedClock;
  readonly random: Random;
  private readonly sources: Sources;
  private readonly references = new Set<string>();

  constructor(sources: Sources) {
    this.sources = sources;
    this.clock = sources.clock;
    this.random = sources.random;
  }

  /** @throws if the buyer may not bid for the claim at that time. */
  begin(claim: SeededClaim, buyer: SeededUser | number, at: Date, offered: Offered): PlayedDeal {
    const who = typeof buyer === 'number' ? this.user(buyer) : buyer;
    if (!this.mayBid(who, claim, at))
      throw new Error(`${who.email} could not bid for claim ${claim.id} at ${at.toISOString()}.`);
    const seeded = this.sources.cases.find(({ id }) => id === claim.case_id);
    if (!seeded) throw new Error(`Claim ${claim.id} has no case.`);
    const facts = { ...this.names(), claim, seeded, buyer: who };
    const { hours = 72, part = 1, percent, share, ...written } = offered;
    const price_percent = percent ?? this.price(claim, share);
    const face = new Big(claim.face_amount ?? '0').times(part).toFixed();
    const face_amount = part < 1 ? roundAmount(face, claim.currency) : undefined;
    const move = { price_percent, hours, face_amount, ...written };
    const deal = new PlayedDeal(facts, this.terms(claim), at, move);
    this.deals.push(deal);
    return deal;
  }

  /** A share of the ask, but not below the seller's minimum. */
  price({ ask_percent, minimum_percent }: SeededClaim, share: number): string {
    const ask = new Big(ask_percent ?? UNASKED_PERCENT);
    const price = ask.times(share).round(2);
    return minimum_percent && price.lt(minimum_percent) ? minimum_percent : price.toFixed();
  }

  /**
   * A buyer who is not a demo account, could bid at that time, and has not yet; undefined if nobody is left.
   * @param until the buyer can still close the deal then: nobody accepts the bid of a buyer who cannot.
   */
  anybody(claim: SeededClaim, at: Date, until = at): SeededUser | undefined {
    const able = this.sources.users.filter(
      (user) => user.id > DEMO_IDS.newBuyer && this.mayBid(user, claim, at, until),
    );
    return able.length > 0 ? this.random.pick(able) : undefined;
  }

  user(id: number): SeededUser {
    const found = this.sources.users.find((user) => user.id === id);
    if (!found) throw new Error(`There is no user ${id}.`);
    return found;
  }

  /** The buyer's name in the agreement. */
  legalName(user: SeededUser): string {
    return this.accountOf(user)?.legal_name ?? fullName(user);
  }

  /** The title next to a buyer's signature. */
  signatoryTitle(user: SeededUser, typedName: string): string | null {
    const account = this.accountOf(user);
    return account ? signatoryTitle(account, typedName) : null;
  }

  private accountOf(user: SeededUser): SeededBuyerAccount | undefined {
    return this.sources.accounts.find(({ user_id }) => user_id === user.id);
  }

  private mayBid(user: SeededUser, claim: SeededClaim, at: Date, until = at): boolean {
    const isAble =
      user.status === 'active' &&
      user.identity_status === 'approved' &&
      user.buyer_account_status === 'verified' &&
      isBound(this.sources.acceptances, user, at, until);
    return (
      isAble &&
      user.id !== claim.user_id &&
      !this.deals.some(({ facts }) => facts.claim === claim && facts.buyer === user)
    );
  }

  private names(): { reference: string; alias: number } {
    const { random } = this;
    const letters = Array.from({ length: 6 }, () => random.pick(REFERENCE_LETTERS));
    const reference = `NEG-${letters.join('')}`;
    if (this.references.has(reference)) return this.names();
    this.references.add(reference);
    return { reference, alias: random.int(1000, 9999) };
  }

  private terms({ recourse_preference, currency }: SeededClaim): Terms {
    const { random } = this;
    return {
      recourse: recourse_preference ?? random.pick(['disallowance_only', 'none'] as const),
      excess_claim: random.weighted([
        ['buyer_keeps', 6],
        ['same_rate', 3],
        ['shared', 1],
      ] as const),
      settlement_days: random.pick([5, 7, 10]),
      payment_method:
        currency === 'USD'
          ? random.weighted([
              ['bank_transfer', 7],
              ['usdc', 2],
              ['usdt', 1],
            ] as const)
          : 'bank_transfer',
    };
  }
}
