import { queryClient } from '@/api/query-client';

const NAME = 'claims-exchange-pages';

const channel = new BroadcastChannel(NAME);
channel.addEventListener('message', showAnew);

/** Has the pages of all tabs drawn and read anew: the time is another one. What is typed in them stays. */
export function showAllAnew(): void {
  showAnew();
  channel.postMessage(null);
}

function showAnew(): void {
  // A page that is answered as before would not be drawn again; with a copy for its answer it is.
  for (const query of queryClient.getQueryCache().getAll())
    query.setState({ data: structuredClone(query.state.data) });
  void queryClient.invalidateQueries();
}
