import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Modules of these rooms that several pages or dialogs need; the bundler divides the rest by itself. */
const shared = (name: string, rooms: readonly string[], minShareCount = 2): Group => ({
  name,
  test: new RegExp(`/(${rooms.join('|')})`),
  minShareCount,
});

/**
 * Which modules share a file. Without these rules, a page would be some thirty files, each a request before its
 * content. An earlier group has the first claim to a module, and takes the modules that it imports along: modules that
 * menus and dialogs load later do not belong in any group.
 */
export const chunkGroups: Group[] = [
  // Separate, so that no file is over 100 KB. It includes a module that calls React, so that React is set up as soon as
  // its file arrives and not in the same task as the app.
  {
    name: 'react',
    test: /\/(node_modules\/(react|react-dom|scheduler)\/|src\/opening\/render-in-slices)/,
  },
  // What main.tsx imports, with all its dependencies, and the look of forms, which every page has or leads to.
  shared(
    'app',
    [
      'src/(routes|api/announce|session/follow-other-tabs|app/(app|missing-chunk))',
      'src/opening/(follow-intent|opened|drawn-ahead)',
      'src/ui/(inputs/(field|input|password|control)|icon-button|feedback/alert)',
      'src/ui/layout/(logo|font|theme\\.)',
      'src/ui/overlay/close-and',
      'src/api/errors/field-errors',
      'src/(session/kept/kept-claim-form|ui/hooks/use-document-title)',
    ],
    1,
  ),
  // Names that some lists show, but no frame.
  shared('countries', ['src/domain/countries']),
  // What surrounds the pages, and small things that lists show.
  shared('frame', [
    'lucide-react/dist/esm/(?!icons/)',
    'lucide-react/dist/esm/icons/(arrow-|bell|check\\.|chevron|circle-|columns|download|ellipsis|file-text|inbox|info|loader|mail\\.|menu|minus|monitor|moon|plus|search\\.|sliders|sun|triangle|x\\.)',
    'src/(session/(?!guards/in-person|kept/drafts-of-visitor|bids/my-bids\\.)|labels/(?!country-choices)|cases/featured)',
    'src/notifications/(use-unread-counts|count-badge)',
    'src/ui/hooks/(?!use-(overlay|close|copy))',
    'src/(shell/account-button|cable/reconnecting-sign)',
    'src/page/(failed|query|route|list-path)',
    'src/domain/(money|claims/best-bid|users/(user-status|permissions)|deals/(turn|deadlines/overdue))',
    'src/table/(keep-rows|list-par|rows/no-rows|use-search|toolbar/(list-search|phone-filters)|filters/chips)',
    'src/ui/(data/(?!timeline|copy|stat|progress|unbroken|description|quote|unsent)|feedback|layout/(page|theme|skip|menu-button|scroll|after)|filters/(filter-chips|choice-list)|overlay/(close|nav-tabs))',
    'src/acts/(asked-act|use-act|use-asked|act-failure)',
    'src/(first-queries|api/(address-params|fresh-proof))',
    'src/ui/inputs/(select|search|checkbox|choice|switch|segments)',
    'src/claims/labels',
    'generated/(api/notifications|read-sets|queries/(my-claims|offers)\\.)',
  ]),
  // Small things that other pages than lists show.
  shared('parts', [
    'lucide-react/dist/esm/icons/(?!star)',
    'src/ui/(data/(description|copy|progress|quote|unsent|unbroken)|hooks/use-(overlay|close|copy)|layout/bottom)',
    'src/(session/(guards/in-person|bids/my-bids\\.)|page/(staff-contact|not-found)|forms/leave-warning|users/buyer-account/identity-first|domain/buyers/agreement-due|domain/users/links/lifetime|notifications/labels)',
  ]),
  // What pages begin with, and what their addresses may hold.
  shared('route-loads', ['src/route-loads', 'generated/queries/(?!admin)'], 1),
  // What sends calls, once something is sent.
  shared('sending', ['src/api/(after-write|query-key|keys/)', 'generated/reads']),
  // What the market shows of cases, and how they and claims are followed.
  shared('market-cards', [
    'src/follows/follow',
    'lucide-react/dist/esm/icons/star',
    'src/cases/(market|labels|chart)',
    'generated/api/(marketplace|follows)',
  ]),
  // How a case is looked up by its name.
  shared('case-search', ['src/cases/case-search']),
  // What the market shows depending on who reads it.
  shared('market', [
    'src/features/marketplace/(sell-button|case/(open-face|case-status-notice|no-claims))',
  ]),
  shared('auth-page', ['src/ui/layout/(auth-layout|grid)']),
  shared('visitor', ['src/session/kept/drafts-of-visitor']),
  shared('auth', [
    'src/features/auth/(auth-(card|link)|email-field|links/auth-links|use-complete)',
  ]),
  // What checks answers and fields against the contract, with what many forms ask for.
  shared(
    'schemas',
    [
      'node_modules/zod/',
      'generated/zod/schemas/(personName|email|password|token|lockVersion|amount|percent)\\.',
    ],
    1,
  ),
  // What account pages and mailed links both ask for.
  shared('mailed-links', ['generated/api/mailed-links']),
  shared('account', ['generated/api/account/']),
  // What surrounds the pages of an account.
  shared('account-pages', ['src/features/account/(account-(page|skeleton)|confirmation-notice)']),
  // What an account says about itself.
  shared(
    'account-schemas',
    ['generated/zod/schemas/(user|admin)\\.', 'generated/zod/(session|mailed-links)/'],
    1,
  ),
  // For people's own words, including the chat, which has no form.
  shared('writing', [
    'src/ui/inputs/textarea',
    'src/negotiations/contact-data-warning',
    'src/domain/messages/',
  ]),
  // How the contract's forms work.
  shared('forms', [
    'src/forms/(?!number)',
    'react-hook-form/',
    '@hookform/',
    'generated/asks',
    'src/domain/(users/password|field-errors)',
  ]),
  shared('users', [
    'src/users/(labels|states|user-path|create)',
    'src/domain/users/(party-names|released-address)',
    'generated/(api|queries)/admin-users',
  ]),
  shared('admin-loads', ['src/admin-(route-loads|first-queries)', 'generated/queries/admin-'], 1),
  shared('auth-forms', ['src/features/auth/']),
  // What a seller does, in the list and on the page of a claim.
  shared('seller', ['src/claims/seller/', 'src/domain/claims/seller', 'generated/api/my-claims']),
  // How an offer is presented, in the list and on the pages of claims and negotiations.
  shared('offers', [
    'src/offers/(labels|offer-view)',
    'src/domain/deals/offer-state',
    'generated/api/offers',
  ]),
  // How numbers are typed, in forms and beside them.
  shared('numbers', ['src/(ui/inputs|forms)/number']),
  // What records show (most of them are claims), and how their amounts are written.
  shared('records', [
    'src/record/(record-(page|skeleton)|use-record-id|numbered-sections)',
    'src/ui/data/(timeline|stat)',
    'src/cases/(guide|case-(mark|fact)|smallest|use-case)',
    'src/claims/(?!form/|claim-columns)',
    'src/(documents/(document-list|document-preview|labels|claim/document-changes)|ui/save-file)',
    'src/domain/(amounts|document-(checks|limits)|claims/(review/asset-doubts|declared|register|unusual|risks)|deals/(offer-terms|fees))',
    'big.js/',
    'generated/(limits|api/documents)',
  ]),
  // Whose turn it is in a negotiation, and until when: in lists, in portals and on its page.
  shared('turns', [
    'src/negotiations/(labels|turn|due-text|negotiation-(news|status-badge))',
    'src/domain/deals/(deadlines/(deadlines|us-holidays)|negotiation-state)',
    'generated/api/(admin-)?negotiations',
  ]),
  // What offers and negotiations share: they lead to each other.
  shared('deals', [
    'src/offers/(obstacles|offer-status|parts-of-sum|rest-text)',
    'src/negotiations/(?!attention-card|negotiation-(board|columns|filters))',
    'src/domain/deals/(deal-actions|tries)',
    'src/chat/chat-section',
  ]),
  // How lists are drawn, with what the rows of several lists lead to.
  shared('list', [
    'src/table/(list|columns|rows|filters/list-filter|view/list-view)',
    'src/offers/(sale|turn)-link',
  ]),
  // What a negotiation and its offers say.
  shared('negotiation', [
    'src/features/negotiations/(negotiation/(sale-sum|payment/changed)|offer/outcome)',
  ]),
  // How files are chosen and sent, in forms and in a chat.
  shared('uploads', [
    'src/documents/(use-uploads|upload|document-(row|item)|file-thumbnail)',
    'src/ui/inputs/file-',
    'src/domain/claims/claim-checks',
    'generated/zod/schemas/document',
  ]),
  // The list of conversations needs nothing from the chat.
  shared('conversations', ['generated/api/(admin-)?conversations']),
  shared('chat', ['src/chat/']),
  shared('onboarding', ['src/features/onboarding/(case-picker|case-choices|how)']),
];
