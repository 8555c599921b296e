import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { pages } from './pages.tsx';
import { rowsQuery } from './rows.ts';
import './style.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const client = new QueryClient();
const app: ReactNode = (
  <QueryClientProvider client={client}>
    <BrowserRouter>
      <Routes>
        {Object.values(pages).map(({ path, Body }) => (
          <Route key={path} path={path} element={<Body />} />
        ))}
      </Routes>
    </BrowserRouter>
  </QueryClientProvider>
);

/** Awaits code and data, so that React draws each page once; not at the top, as the pages import this file. */
async function start(container: HTMLElement): Promise<void> {
  if (location.pathname === pages.list.path) {
    const [rows] = await Promise.all([window.earlyRows, pages.list.load()]);
    if (rows) client.setQueryData(rowsQuery.queryKey, rows);
    createRoot(container).render(app);
  } else {
    await pages.form.load();
    hydrateRoot(container, app);
  }
}

void start(root);
