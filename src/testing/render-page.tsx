import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { queryClient } from '@/api/query-client';
import { appHistory } from '@/navigation/app-history';

/** Renders a page or a part of one with the app's own history and query client. */
export function renderPage(element: ReactElement, path = '/') {
  appHistory.replace(path);
  render(
    <QueryClientProvider client={queryClient}>
      <HistoryRouter history={appHistory} useTransitions={false}>
        {element}
      </HistoryRouter>
    </QueryClientProvider>,
  );
  return { person: userEvent.setup() };
}
