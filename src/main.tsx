import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { showFlash } from './api/announce';
import { queryClient } from './api/query-client';
import { appHistory } from './navigation/app-history';
import { followOtherTabs } from './session/follow-other-tabs';
import { reloadOnceForMissingChunk } from './shell/missing-chunk';
import { RenderErrorBoundary } from './shell/render-error';
import { Root } from './shell/root';
import { applyTheme } from './ui/layout/theme';
import './styles/app.css';

applyTheme();
reloadOnceForMissingChunk();
// The mocked app answers its own calls, so the exchange has to stand before the first page is shown.
if (import.meta.env.MODE === 'mock') await (await import('./mocks')).start();
followOtherTabs();
showFlash();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');
createRoot(root).render(
  <StrictMode>
    {/* Pages have a boundary of their own; this one is for what stands around them. */}
    <RenderErrorBoundary>
      <QueryClientProvider client={queryClient}>
        {/* Not as a transition: the spinner shows while a page's code loads (specification, section 2). */}
        <HistoryRouter history={appHistory} useTransitions={false}>
          <Root />
        </HistoryRouter>
      </QueryClientProvider>
    </RenderErrorBoundary>
  </StrictMode>,
);
