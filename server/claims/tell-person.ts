import type { userRows } from '../db/schema';
import {
  type FollowedNews,
  newListingsMail,
  type NewListings,
  newsMail,
} from '../mail/follow-mails';
import type { Work } from '../unit-of-work/change';

export type Person = Pick<
  typeof userRows.$inferSelect,
  'id' | 'email' | 'first_name' | 'buyer_account_status'
>;

/** What a person is told of claims: one event, or the new listings of a day. */
export type News = { of: 'event'; facts: FollowedNews } | { of: 'day'; facts: NewListings };

/** The one place where a person is told of what is followed or looked for. */
export async function tellPerson(work: Work, person: Person, news: News): Promise<void> {
  if (news.of === 'event') await work.mail(person, newsMail, news.facts);
  else await work.mail(person, newListingsMail, news.facts);
}
