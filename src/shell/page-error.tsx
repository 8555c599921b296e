import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { GENERIC_MESSAGE } from '@/api/errors/problem';
import { placeAt } from '@/paths';
import { ROUTES } from '@/route-table';
import { Card } from '@/ui/data/card';
import { ErrorState } from '@/ui/feedback/error-state';
import { Page } from '@/ui/layout/page';
import { frameOf } from './route-page';

/**
 * In the place of a page that could not be drawn, within its frame. An answer that is not the one of the contract may be
 * the cause: another try draws the page anew and reads anew what only it had read.
 */
export function PageError() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const place = placeAt(location.pathname);
  function tryAgain() {
    queryClient.removeQueries({ type: 'inactive' });
    // The router leaves an error behind with the next navigation, be it to the same page.
    void navigate(location, { replace: true, state: location.state as unknown });
  }
  return (
    <Page title={titleOf(place)} area={place ? frameOf(place.page) : 'user'}>
      <Card>
        <ErrorState message={GENERIC_MESSAGE} onRetry={tryAgain} />
      </Card>
    </Page>
  );
}

function titleOf(place: ReturnType<typeof placeAt>): string {
  const route = place && ROUTES[place.page];
  return route && 'label' in route ? route.label : 'This page';
}
