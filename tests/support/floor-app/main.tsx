import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Shell } from './shell.tsx';
import './style.css';

const FormPage = lazy(() => import('./form-page.tsx'));
const ListPage = lazy(() => import('./list-page.tsx'));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>
      <Routes>
        <Route
          path="/"
          element={
            <Suspense fallback={<Shell page="form" />}>
              <FormPage />
            </Suspense>
          }
        />
        <Route
          path="/list"
          element={
            <Suspense fallback={<Shell page="list" />}>
              <ListPage />
            </Suspense>
          }
        />
      </Routes>
    </BrowserRouter>
  </QueryClientProvider>,
);
