import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { getListMyOffersQueryOptions } from '@generated/api/offers/offers';
import type { OfferRole } from '@generated/model';
import { listMyOffersQuery } from '@generated/queries/offers';
import { choicesOf } from '@/labels/choices';
import { OFFER_STATUS_LABELS } from '@/offers/labels';
import { pathTo } from '@/paths';
import { RECEIVED_OFFERS } from '@/first-queries';
import { RoutePage } from '@/page/route-page';
import { choiceFilter } from '@/table/filters/list-filter';
import { List } from '@/table/list';
import { useListParams } from '@/table/list-params';
import { withParams } from '@/table/with-params';
import { Segments } from '@/ui/inputs/segments';
import { NavTab, NavTabs } from '@/ui/overlay/nav-tabs';
import { offerColumns } from './offer-columns';

/** Few people negotiate more at a time. Space for a whole page would collapse when the rows arrive. */
const EXPECTED_ROWS = 5;

const TABS: Record<OfferRole, string> = { received: 'Received', sent: 'Sent' };

const EMPTY = {
  received: {
    description:
      'Offers for your claims, and counter-offers to offers of yours, arrive here with what they come to.',
    next: { label: 'Sell a claim', to: pathTo('claimOnboarding') },
  },
  sent: {
    description:
      'Offers and counter-offers that you make are listed here until they are answered, and after.',
    next: { label: 'Browse the marketplace', to: pathTo('marketplace') },
  },
};

export default function MyOffersPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { role = RECEIVED_OFFERS.role, status = [] } = useListParams(listMyOffersQuery).params;
  /** The same search and filters with one of them changed, from the first page. */
  function changed(name: 'role' | 'status', value: string): { search: string } {
    return { search: withParams(search, { [name]: value || null }) };
  }
  return (
    <RoutePage
      of="myOffers"
      title="My offers"
      description="Every offer and counter-offer for your claims and for those you want to buy, and until when it can be answered."
    >
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <NavTabs label="Offers">
          {choicesOf(TABS).map(({ value, label }) => (
            <NavTab key={value}>
              <Link to={changed('role', value)} aria-current={value === role ? 'page' : undefined}>
                {label}
              </Link>
            </NavTab>
          ))}
        </NavTabs>
        <Segments
          label="Which offers"
          options={[
            { value: '', label: 'All' },
            { value: 'pending', label: 'Waiting for an answer' },
          ]}
          // For other states neither is pressed.
          value={status.join()}
          onChange={(shown) => void navigate(changed('status', shown))}
        />
      </div>
      <List
        name="my-offers"
        noun={{ one: 'offer', many: 'offers' }}
        query={listMyOffersQuery}
        tabs={['role']}
        read={(params) => getListMyOffersQueryOptions({ ...RECEIVED_OFFERS, ...params })}
        rows={(page) => page.my_offers}
        columns={offerColumns}
        defaultSort="Open first"
        search={{ label: 'Search your offers', placeholder: 'Reference of the claim' }}
        filters={[
          choiceFilter('status', 'Status', OFFER_STATUS_LABELS),
          {
            kind: 'record',
            param: 'case_id',
            label: 'Case',
            nameIn: ({ claim }, id) => (claim.case.id === id ? claim.case.name : null),
          },
        ]}
        expectedRows={EXPECTED_ROWS}
        rowPath={({ id }) => pathTo('myOffer', { id })}
        empty={EMPTY[role]}
      />
    </RoutePage>
  );
}
