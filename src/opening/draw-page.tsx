/*
 * Draws pages while the app is built, for the HTML that is there before the app is. `scripts/bundle/write-pages.ts` uses
 * it.
 */
import { QueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { pathTo, type RouteName } from '@/paths';
import { ROUTES } from '@/route-table';
import { frameOf } from '@/page/route-page';
import { documentTitle } from '@/ui/hooks/use-document-title';
import { AdminShell } from '@/ui/layout/admin-shell';
import { AppShell } from '@/ui/layout/app-shell';
import { Page } from '@/ui/layout/page';
import { FullScreenSpinner } from '@/ui/feedback/full-screen-spinner';
import { draw, withInertControls } from './draw';
import { fetchPage, pageComponent } from './page-modules';

interface DrawnPage {
  /** Of the document, as HTML. */
  title: string;
  root: string;
}

/**
 * What the HTML of a page shows: the whole of one that depends on nobody and nothing, of others the frame and the title
 * that they have before their answers are there.
 */
export async function drawPage(name: RouteName): Promise<DrawnPage> {
  const route = ROUTES[name];
  const address = route.pattern.replaceAll(/:\w+/g, '7');
  await fetchPage(name);
  const WholePage = pageComponent(name);
  if (route.area === 'auth' && !('isDrawnAhead' in route)) {
    return {
      title: 'Claims Exchange',
      root: draw(name, address, new QueryClient(), <FullScreenSpinner />),
    };
  }
  const whole = draw(name, address, new QueryClient(), <WholePage />);
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(whole)?.[1] ?? '';
  // As the page itself has it: the administrators' login has no frame.
  const title = documentTitle(heading, route.pattern.startsWith('/admin') ? 'admin' : 'user');
  if (route.area !== 'auth') {
    const frame = draw(name, address, new QueryClient(), <FrameOf page={name} />).replace(
      HEADING,
      () => heading,
    );
    return { title, root: withInertControls(frame) };
  }
  // Sent by the browser itself, the form would carry what was typed in its address.
  return { title, root: whole.replaceAll('<form ', '<form method="dialog" ') };
}

/** Where the heading comes, which is HTML already. */
const HEADING = '[heading]';

function FrameOf({ page: name }: { page: RouteName }) {
  const page = <Page title={HEADING}>{null}</Page>;
  return frameOf(name) === 'admin' ? (
    <AdminShell
      homeLink={<Link to={pathTo('adminHome')} />}
      isCollapsed
      onToggle={() => undefined}
      nav={null}
      account={null}
    >
      {page}
    </AdminShell>
  ) : (
    <AppShell homeLink={<Link to={pathTo('marketplace')} />} nav={null} account={null}>
      {page}
    </AppShell>
  );
}
