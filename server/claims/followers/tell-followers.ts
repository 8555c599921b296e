import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../db/database';
import {
  caseRows,
  claimEventRows,
  claimRows,
  followerNewsRows,
  type ClaimRow,
  type FollowerNews,
} from '../../db/schema';
import { unlistedClaimStatuses } from '../../db/schema/enums';
import { type FollowedNews, newsMail } from '../../mail/follow-mails';
import type { Work } from '../../unit-of-work/change';
import type { DueRows } from '../../unit-of-work/due-rows';
import {
  type Candidate,
  nextCandidates,
  type NewsRow,
  PEOPLE_AT_ONCE,
  tellsOfListing,
} from './next-candidates';
import { searchesThatFit } from './searches-that-fit';

/** The statuses of the claim in which the news still holds. Outdated news is not told. */
const HOLDS_WHILE: Record<FollowerNews, readonly ClaimRow['status'][]> = {
  listed: ['open'],
  resumed: ['open'],
  price_changed: ['open', 'paused'],
  paused: ['paused'],
  under_offer: ['under_offer'],
  // A claim that was changed and is reviewed again is not on any public page.
  withdrawn: ['withdrawn', ...unlistedClaimStatuses],
  expired: ['expired', ...unlistedClaimStatuses],
  sold: ['sold'],
};

/**
 * Tells the next people of the oldest news: those who follow the claim; of a listing, those who follow its case or have an
 * instant search that it fits, and of the rest of a sale, the buyers whose offers that sale had closed; of another ask, those with an instant search whose limit it has come within; of a claim that
 * is open again, those of whatever happened to it meanwhile, and the buyers whose offers the sale had closed. Each is told once, whatever the reasons. Of several processes
 * each takes the news that no other has locked.
 * @returns false where no news is due.
 */
export async function tellFollowers(work: Work, rows: DueRows): Promise<boolean> {
  const { db } = work;
  const [news] = await db
    .select()
    .from(followerNewsRows)
    .where(and(rows.others(followerNewsRows.id), lte(followerNewsRows.due_at, work.now)))
    .orderBy(asc(followerNewsRows.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!news) return false;
  rows.begin(news.id);
  const thisNews = eq(followerNewsRows.id, news.id);
  const [found] = await db
    .select({ claim: claimRows, case_name: caseRows.name })
    .from(claimRows)
    .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
    .where(eq(claimRows.id, news.claim_id));
  const holds = found !== undefined && HOLDS_WHILE[news.type].includes(found.claim.status);
  const isListing = holds && (await tellsOfListing(db, news, found.claim));
  const candidates = holds ? await nextCandidates(db, { news, isListing }, found.claim) : [];
  const people = candidates.filter(({ mayBeTold }) => mayBeTold);
  if (found) {
    const { id, reference, ask_percent } = found.claim;
    const claim = {
      id,
      reference,
      case_name: found.case_name,
      ask_percent,
      ...(news.type === 'price_changed' && { ask_percent_before: await askToldBefore(db, news) }),
    };
    const fits = await searchesThatFit(db, { news, isListing }, people);
    for (const person of people) {
      const searches = fits.get(person.id);
      const because = becauseOf(person, searches);
      if (because) {
        const facts: FollowedNews = { ...claim, news: news.type, because };
        await work.tell(person, 'case_follow', newsMail, facts);
      }
    }
  }
  const last = candidates.at(-1);
  if (last && candidates.length === PEOPLE_AT_ONCE) {
    await db.update(followerNewsRows).set({ told_up_to_user_id: last.id }).where(thisNews);
  } else {
    const told = holds ? { told_at: work.now, told_occurred_at: news.occurred_at } : {};
    await db
      .update(followerNewsRows)
      .set({ ...told, due_at: null, told_up_to_user_id: 0 })
      .where(thisNews);
  }
  return true;
}

/** What the claim asked when its ask was last told: the ask before the first change since then. */
async function askToldBefore(
  db: Database,
  { claim_id: claimId, told_occurred_at }: NewsRow,
): Promise<string | null | undefined> {
  const { claim_id, type, occurred_at, id, ask_percent_before } = claimEventRows;
  const [first] = await db
    .select({ ask_percent_before })
    .from(claimEventRows)
    .where(
      and(
        eq(claim_id, claimId),
        eq(type, 'price_changed'),
        told_occurred_at ? gt(occurred_at, told_occurred_at) : undefined,
      ),
    )
    .orderBy(asc(occurred_at), asc(id))
    .limit(1);
  return first?.ask_percent_before;
}

/** The first of several reasons. */
function becauseOf(
  person: Candidate,
  searches: string[] | undefined,
): FollowedNews['because'] | undefined {
  if (person.claim) return 'claim';
  if (person.case) return 'case';
  if (person.isOutbid) return 'outbid';
  return person.isOutbidOfPart ? 'outbid_of_part' : searches && { searches };
}
