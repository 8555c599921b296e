import { QueryClientProvider } from '@tanstack/react-query';
import {
  type ClientOnErrorFunction,
  RouterProvider,
  type RouterProviderProps,
} from 'react-router-dom';
import { queryClient } from '@/api/query-client';
import { optionalCode } from '@/ui/fetch-ahead';

/** The code is fetched when a page has thrown. A failure to fetch it changes nothing for the person. */
const report: ClientOnErrorFunction = (thrown, info) => {
  void optionalCode(() => import('./render-error')).then((code) =>
    code?.reportRenderError(thrown, info),
  );
};

/** The app on its router. */
export function App({ router }: Pick<RouterProviderProps, 'router'>) {
  return (
    <QueryClientProvider client={queryClient}>
      {/* Not as a transition: the spinner shows while a page's code loads (specification, section 2). */}
      <RouterProvider router={router} useTransitions={false} onError={report} />
    </QueryClientProvider>
  );
}
