import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockExchange } from '@/testing/exchange';
import { aClaim, someParameters } from '@/testing/marketplace';
import { renderPage } from '@/testing/render-page';
import { newOffer } from './offer-form-values';
import { OfferForm } from './offer-form';

mockExchange();

test.each([/^Conditions/, /^Message/])(
  'contact data under %s are warned of before the offer is made, as in a message',
  async (label) => {
    const [claim, parameters] = [aClaim(), someParameters()];
    const { person } = renderPage(
      <OfferForm
        {...{ claim, parameters }}
        side="buyer"
        start={newOffer(claim, null, parameters)}
        ask={claim.ask_percent}
        compare=""
        submitLabel="Make offer"
        keepAs="offer"
        send={() => Promise.resolve(null)}
        onClose={() => undefined}
      />,
    );
    await person.type(screen.getByLabelText(label), 'Call me: ');
    expect(screen.queryByText(/our staff see such messages/)).toBeNull();
    await person.type(screen.getByLabelText(label), 'ida@example.com');
    expect(screen.getByText(/our staff see such messages/)).toBeTruthy();
  },
);
