import { queryClient } from '@/api/query-client';

const NAME = 'claims-exchange-pages';

const channel = new BroadcastChannel(NAME);
channel.addEventListener('message', showAnew);

/** Redraws the pages of all tabs and reads their data again, as the time has changed. What is typed in them stays. */
export function showAllAnew(): void {
  showAnew();
  channel.postMessage(null);
}

function showAnew(): void {
  // A page whose answer does not change would not be redrawn. A copy of the answer makes sure that it is.
  for (const query of queryClient.getQueryCache().getAll())
    query.setState({ data: structuredClone(query.state.data) });
  void queryClient.invalidateQueries();
}
