import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { queryClient } from '@/api/query-client';
import { reportRenderError } from './render-error';

/** The app on its router. */
export function App({ router }: Pick<RouterProviderProps, 'router'>) {
  return (
    <QueryClientProvider client={queryClient}>
      {/* Not as a transition: the spinner shows while a page's code loads (specification, section 2). */}
      <RouterProvider router={router} useTransitions={false} onError={reportRenderError} />
    </QueryClientProvider>
  );
}
