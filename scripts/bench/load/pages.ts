/** The pages that `npm run bench:load` opens: who visits them, for what, and how much that may cost. */
import { pathTo } from '../../../src/paths.ts';
import type { DemoAccount } from '../../../tests/support/stored-session.ts';
import { KB } from '../../bundle/budgets.ts';

/** How a page is reached: in a new browser, a second time in the same one, through a link on another page. */
export type Visit = 'cold' | 'warm' | 'inside';

export interface MeasuredPage {
  path: string;
  /**
   * For the page of a record whose number the demo data does not fix: the first one of this list, appended to `path`.
   */
  firstOf?: FirstOf;
  /** Who looks at it; a visitor by default. */
  who?: DemoAccount;
  content: Content;
  /** What a person does there first. */
  firstAction?: FirstAction;
  /** The page that leads to it, and the link there. */
  from?: { path: string; link: string };
  visits: Visit[];
}

interface FirstOf {
  /** Path of the API, with its query. */
  list: string;
  /** The list's name for its rows. */
  plural: string;
}

/** What a person came for. It is there as soon as one element that matches the CSS selector is visible. */
export interface Content {
  selector: string;
  /** Whether it is a field, which also has to keep what is typed into it. */
  isField?: boolean;
}

/** Selectors of Playwright. */
export type FirstAction = { type: string; into: string } | { press: string; toSee: string };

export interface OurPage extends MeasuredPage {
  /**
   * The page of the floor that it is compared with; visits inside the app are all compared with the floor's detail
   * page.
   */
  floor: 'form' | 'list';
  limits: Limits;
}

/** Times in milliseconds, sizes in bytes of brotli; a ratio is relative to the floor of the same run. */
export interface Limits {
  contentRatio: number;
  tbtRatio: number;
  cls: number;
  requests: number;
  insideContent: number;
  interaction: number;
  styles: number;
  script?: number;
}

const limits: Omit<Limits, 'contentRatio'> = {
  tbtRatio: 1.5,
  cls: 0.01,
  requests: 10,
  insideContent: 300,
  interaction: 200,
  styles: 12 * KB,
};
const asForm = { floor: 'form', limits: { ...limits, contentRatio: 1.5 } } as const;
const asList = { floor: 'list', limits: { ...limits, contentRatio: 1.25 } } as const;

const everyVisit: Visit[] = ['cold', 'warm', 'inside'];
const searchCases = { type: 'celsius', into: 'main input[type="search"]' };
const toCase = `main li a[href="${pathTo('case', { id: 'ftx' })}"]`;
const firstClaim = 'main ul[aria-label="Best open claims"] a[href^="/claim/"]';
const inMenu = (path: string) => `nav a[href="${path}"]`;

const register = 'form input[name="first_name"]';
const login = 'form:has(input[autocomplete="current-password"]) input[name="email"]';

export const ourPages = {
  register: {
    path: pathTo('register'),
    content: { selector: register, isField: true },
    firstAction: { type: 'ara', into: register },
    from: { path: pathTo('login'), link: `main a[href="${pathTo('register')}"]` },
    visits: everyVisit,
    ...asForm,
  },
  login: {
    path: pathTo('login'),
    content: { selector: login, isField: true },
    firstAction: { type: 'ara@example.com', into: login },
    from: { path: pathTo('register'), link: `main a[href="${pathTo('login')}"]` },
    visits: everyVisit,
    ...asForm,
    limits: { ...asForm.limits, script: 135 * KB },
  },
  marketplace: {
    path: pathTo('marketplace'),
    content: { selector: 'main h2 a[href^="/marketplace/"]' },
    firstAction: searchCases,
    from: { path: pathTo('claimOnboarding'), link: inMenu(pathTo('marketplace')) },
    visits: everyVisit,
    ...asList,
    limits: { ...asList.limits, script: 150 * KB },
  },
  case: {
    path: pathTo('case', { id: 'ftx' }),
    content: { selector: firstClaim },
    firstAction: {
      press: 'main [role="group"][aria-label="View"] button[aria-pressed="false"]',
      toSee: 'main table tbody tr',
    },
    from: { path: pathTo('marketplace'), link: toCase },
    visits: everyVisit,
    ...asList,
  },
  claim: {
    path: pathTo('claim', { id: 1 }),
    content: { selector: 'main section[aria-label="Price"] dd' },
    firstAction: {
      press: 'main button[aria-label="Copy reference"]',
      toSee: 'main [role="status"]:text("Copied")',
    },
    from: { path: pathTo('case', { id: 'ftx' }), link: firstClaim },
    visits: everyVisit,
    ...asList,
  },
  onboarding: {
    path: pathTo('claimOnboarding'),
    content: { selector: 'main li a[href^="/claim-onboarding/"]' },
    firstAction: searchCases,
    from: { path: pathTo('marketplace'), link: inMenu(pathTo('claimOnboarding')) },
    visits: everyVisit,
    ...asList,
  },
  'my-claims': {
    path: pathTo('myClaims'),
    who: 'seller',
    content: { selector: 'main tbody th a[href^="/my-claims/"]' },
    firstAction: {
      press: 'main button[aria-haspopup="true"]:text("Status")',
      toSee: 'label:has-text("Draft")',
    },
    from: { path: pathTo('marketplace'), link: inMenu(pathTo('myClaims')) },
    visits: everyVisit,
    ...asList,
    limits: { ...asList.limits, script: 150 * KB },
  },
  'my-offers': {
    path: pathTo('myOffers'),
    who: 'buyer',
    content: { selector: 'main tbody th a[href^="/my-offers/"]' },
    firstAction: {
      press: 'main button[aria-haspopup="true"]:text("Status")',
      toSee: 'label:has-text("Pending")',
    },
    from: { path: pathTo('marketplace'), link: inMenu(pathTo('myOffers')) },
    visits: everyVisit,
    ...asList,
    limits: { ...asList.limits, script: 150 * KB },
  },
  negotiation: {
    path: pathTo('negotiations'),
    firstOf: { list: '/api/negotiations?role=buyer&status=signing', plural: 'negotiations' },
    who: 'buyer',
    content: { selector: 'main section[aria-label="Terms"] dd' },
    firstAction: {
      press: 'main button:has-text("Cancel the sale")',
      toSee: '[role="alertdialog"]',
    },
    from: { path: pathTo('negotiations'), link: 'main tbody th a[href^="/negotiations/"]' },
    visits: everyVisit,
    ...asList,
  },
  chat: {
    path: pathTo('chat'),
    firstOf: { list: '/api/conversations?kind=staff', plural: 'conversations' },
    who: 'buyer',
    content: { selector: 'main ol[aria-label="Messages"] li' },
    firstAction: { type: 'Good morning', into: 'main textarea' },
    from: { path: `${pathTo('chat')}?kind=staff`, link: 'main a[href^="/chat/"]' },
    visits: everyVisit,
    ...asList,
  },
  'admin-users': {
    path: pathTo('adminUsers'),
    who: 'admin',
    content: { selector: 'main tbody th a[href^="/admin/users/"]' },
    firstAction: { type: 'example', into: 'main input[type="search"]' },
    from: { path: pathTo('adminHome'), link: inMenu(pathTo('adminUsers')) },
    visits: everyVisit,
    ...asList,
    limits: { ...asList.limits, script: 150 * KB },
  },
} as const satisfies Record<string, OurPage>;

const fieldOfFloor = 'main form input[name="email"]';

export const floorPages = {
  form: {
    path: '/',
    content: { selector: fieldOfFloor, isField: true },
    firstAction: { type: 'ara@example.com', into: fieldOfFloor },
    visits: ['cold', 'warm'],
  },
  list: { path: '/list', content: { selector: 'main li a' }, visits: ['cold', 'warm'] },
  detail: {
    path: '/claims/1',
    content: { selector: 'main dl dd' },
    from: { path: '/list', link: 'main li a' },
    visits: ['inside'],
  },
} as const satisfies Record<string, MeasuredPage>;
