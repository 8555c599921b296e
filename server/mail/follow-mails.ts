import { formatPrice } from '@/domain/money';
import * as PAGES from '@/domain/pages/page-paths';
import { fillPattern } from '@/domain/pages/path-patterns';
import type { FollowerNews } from '../db/schema';
import type { Facts, Letter } from './letter';
import { quoted } from './quoted';

interface ListedClaim {
  id: number;
  reference: string;
  case_name: string;
  /** Null if the claim is open to offers. */
  ask_percent: string | null;
  /** For a new ask: what it was before, null if the claim was open to offers. */
  ask_percent_before?: string | null;
}

/** One event in the life of a claim. */
export interface FollowedNews extends ListedClaim {
  news: FollowerNews;
  /** Whom it is told for: `outbid` is a buyer whose offer an acceptance closed, for it or for the claim of which it is the rest. */
  because: 'claim' | 'case' | 'outbid' | 'outbid_of_part' | { searches: string[] };
}

const NEWS: Record<
  FollowerNews,
  { subject: (claim: ListedClaim) => string; sentence: string; meaning?: string }
> = {
  listed: {
    subject: ({ reference, case_name }) => `New claim in ${case_name}: ${reference}`,
    sentence: 'is on the market',
  },
  price_changed: {
    subject: (claim) => `${claim.reference} ${askNews(claim)}`,
    sentence: 'has a new ask',
  },
  paused: { subject: ({ reference }) => `${reference} is paused`, sentence: 'is paused' },
  resumed: {
    subject: ({ reference }) => `${reference} is open again`,
    sentence: 'is open to offers again',
  },
  under_offer: {
    subject: ({ reference }) => `${reference} is under offer`,
    sentence: 'is under offer: its seller and a buyer have agreed on a price',
    meaning:
      'If the negotiation ends without a sale, the claim comes back on the market. Keep following it and we will tell you.',
  },
  withdrawn: {
    subject: ({ reference }) => `${reference} was withdrawn`,
    sentence: 'was withdrawn',
  },
  expired: {
    subject: ({ reference }) => `The listing of ${reference} has ended`,
    sentence: 'is no longer listed: its time has run out',
  },
  sold: { subject: ({ reference }) => `${reference} is sold`, sentence: 'is sold' },
};

/** News in which an ask matters, because the claim can be bought. */
const ASKS = new Set<FollowerNews>(['listed', 'price_changed', 'resumed']);

export function newsMail({
  origin,
  first_name,
  news,
  because,
  ...claim
}: Facts & FollowedNews): Letter {
  const { subject, sentence, meaning } = NEWS[news];
  const ask = ASKS.has(news) ? ` ${askOf(claim)}${askBefore(claim)}` : '';
  return {
    kind: `followed_${news}`,
    subject: subject(claim),
    name: first_name,
    paragraphs: [
      `The claim ${claim.reference} in ${claim.case_name} ${sentence}.${ask}`,
      ...(meaning ? [meaning] : []),
    ],
    link: { label: 'See the claim', url: origin + fillPattern(PAGES.claim, { id: claim.id }) },
    closing: `You get this mail because ${reasonOf(because, news)}.`,
  };
}

/** Claims that were listed, or came within the limit of a search, since the last mail of this kind. */
export interface NewListings {
  /** As many as a mail shows; a claim that is not new on the market has a new ask. */
  claims: (ListedClaim & { isNew: boolean })[];
  total: number;
  searches: string[];
}

export function newListingsMail({
  origin,
  first_name,
  claims,
  total,
  searches,
}: Facts & NewListings): Letter {
  const more = total - claims.length;
  return {
    kind: 'saved_search_daily',
    subject: subjectOf(total, claims),
    name: first_name,
    paragraphs: [
      `${newsOf(claims)} and ${total === 1 ? 'fits' : 'fit'} ${searchNames(searches)}:`,
      ...claims.map(
        (claim) =>
          `${claim.reference} in ${claim.case_name}. ${askOf(claim)}${claim.isNew ? '' : ' The ask is new.'}`,
      ),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    link: { label: 'See my saved searches', url: origin + PAGES.savedSearches },
    closing: 'You can change how often you are told beside each search.',
  };
}

/** Not everything that now fits is new on the market. */
function subjectOf(total: number, claims: NewListings['claims']): string {
  const areNew = claims.every(({ isNew }) => isNew);
  const noun = `${areNew ? 'new ' : ''}${total === 1 ? 'claim' : 'claims'}`;
  return `${total} ${noun} ${areNew ? '' : 'newly '}${total === 1 ? 'fits' : 'fit'} your searches`;
}

function newsOf(claims: NewListings['claims']): string {
  const [first, ...others] = claims;
  if (first && others.length === 0) {
    return first.isNew ? 'This claim is new on the market' : 'This claim has a new ask';
  }
  return claims.every(({ isNew }) => isNew)
    ? 'These claims are new on the market'
    : 'These claims are new on the market, or have a new ask,';
}

function askOf({ ask_percent: ask }: ListedClaim): string {
  return ask === null ? 'It is open to offers.' : `It asks for ${formatPrice(ask)} of face.`;
}

/** The ask and the ask before it, as the subject words them. */
function askNews({ ask_percent: ask, ask_percent_before: before }: ListedClaim): string {
  if (ask === null) return 'is open to offers';
  if (!before || Number(before) === Number(ask)) return `asks for ${formatPrice(ask)}`;
  const way = Number(ask) > Number(before) ? 'up' : 'down';
  return `asks for ${formatPrice(ask)}, ${way} from ${formatPrice(before)}`;
}

function askBefore({ ask_percent: ask, ask_percent_before: before }: ListedClaim): string {
  // It may have gone up and down again.
  if (before === undefined || before === ask) return '';
  return before === null
    ? ' Before, it was open to offers.'
    : ` Before, it asked for ${formatPrice(before)}.`;
}

function reasonOf(because: FollowedNews['because'], news: FollowerNews): string {
  if (because === 'claim') {
    // The rest of a claim sold in part takes over its followers.
    return news === 'listed'
      ? 'you follow the claim, or the one that it is the rest of'
      : 'you follow the claim';
  }
  if (because === 'case') return 'you follow its case';
  if (because === 'outbid_of_part') {
    return 'your negotiation about the claim that it is the rest of ended when its seller agreed with another buyer';
  }
  if (because === 'outbid') {
    return 'your negotiation about it ended when its seller agreed with another buyer';
  }
  return `it fits ${searchNames(because.searches)}`;
}

function searchNames(searches: string[]): string {
  const names = searches.map(quoted).join(', ');
  return searches.length === 1 ? `your search ${names}` : `your searches ${names}`;
}
