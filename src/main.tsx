import { StrictMode } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { showFlash } from './api/announce';
import { routes } from './routes';
import { drawInPlace } from './opening/drawn-ahead';
import { followIntent } from './opening/follow-intent';
import { opened } from './opening/opened';
import { followOtherTabs } from './session/follow-other-tabs';
import { App } from './app/app';
import { reloadOnceForMissingChunk } from './app/missing-chunk';
import { applyKeptFont, fetchFontWhenIdle } from './ui/layout/font';
import { keepScroll } from './ui/layout/scroll-positions';
import { applyTheme } from './ui/layout/theme';
import './styles/app.css';

applyTheme();
reloadOnceForMissingChunk();
// The mocked app has no script in its head and answers its own calls: the exchange has to start before the first page.
if (import.meta.env.MODE === 'mock') {
  applyKeptFont();
  await (await import('./mocks')).start();
}
followOtherTabs();
followIntent();
keepScroll();
showFlash();

const router = createBrowserRouter(routes);
// What the HTML has drawn stays until the page is worth drawing.
await opened(router);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');
drawInPlace(
  root,
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
fetchFontWhenIdle();
