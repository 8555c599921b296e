import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { showFlash } from './api/announce';
import { routes } from './routes';
import { followOtherTabs } from './session/follow-other-tabs';
import { App } from './shell/root/app';
import { reloadOnceForMissingChunk } from './shell/root/missing-chunk';
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
    <App router={createBrowserRouter(routes)} />
  </StrictMode>,
);
