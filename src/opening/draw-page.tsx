/*
 * Draws pages at build time, for the HTML that is shown before the app is there. Used by
 * `scripts/bundle/write-pages.ts`.
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
  /** The document's title, as HTML. */
  title: string;
  root: string;
}

/**
 * What the HTML of a page shows. A page that depends on no session and no answers is drawn whole. Any other page is
 * drawn as its frame and the title that it has before its answers arrive.
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
  // The same as the page's own title: the administrators' login has no frame.
  const title = documentTitle(heading, route.pattern.startsWith('/admin') ? 'admin' : 'user');
  if (route.area !== 'auth') {
    const frame = draw(name, address, new QueryClient(), <FrameOf page={name} />).replace(
      HEADING,
      () => heading,
    );
    return { title, root: withInertControls(frame) };
  }
  // If the browser itself sent the form, what was typed would end up in the address.
  return { title, root: whole.replaceAll('<form ', '<form method="dialog" ') };
}

/** Placeholder for the heading, which is already HTML. */
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
