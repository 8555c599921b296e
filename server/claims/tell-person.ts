import { pickColumns } from '../db/pick-columns';
import { userRows } from '../db/schema';
import { PREFERENCE_OF } from '../notifications/preferences';
import type { Told } from '../notifications/write-notification';
import {
  type FollowedNews,
  newListingsMail,
  type NewListings,
  newsMail,
} from '../mail/follow-mails';
import type { Work } from '../unit-of-work/change';

export type Person = Told & Pick<typeof userRows.$inferSelect, 'buyer_account_status'>;

/** The columns of a person. */
export const personColumns = pickColumns(
  userRows,
  'id',
  'email',
  'first_name',
  'status',
  'buyer_account_status',
  ...Object.values(PREFERENCE_OF),
);

/** What a person is told of claims: one event, or the new listings of a day. */
export type News = { of: 'event'; facts: FollowedNews } | { of: 'day'; facts: NewListings };

/** The one place where a person is told of what is followed or looked for. */
export async function tellPerson(work: Work, person: Person, news: News): Promise<void> {
  if (news.of === 'event') await work.tell(person, 'case_follow', newsMail, news.facts);
  else await work.tell(person, 'case_follow', newListingsMail, news.facts);
}
