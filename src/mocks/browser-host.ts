/// <reference types="msw/vite/client" />
import { http, HttpResponse, ws } from 'msw';
import { network } from 'virtual:msw';
import { TRIAL_FEE_ACCOUNT } from '../../server/ports/trial-fee-account';
import { createExchange } from '../../server/app';
import { type Cable, createCable } from '../../server/cable/cable';
import { writeViews } from '../../server/claims/views';
import { DUE_WORK_EVERY_MS, runDueWork } from '../../server/due-work';
import type { ExchangePorts, ExchangeSettings, Log } from '../../server/ports/exchange-ports';
import { repeat } from '../../server/host/repeat';
import { loggedError } from '../../server/logged-error';
import { createHub } from '../../server/ports/hub';
import { shareCable } from './cable-tabs';
import { exchangeTime, useClock } from './clock';
import { openDatabase, requestReset, type StartProgress } from './database';
import { forgetBrowser } from './forget-browser';
import { passwordHasher } from './password-hasher';
import { answerAsSwitched, isCut, useSwitched } from './qa/switched';
import { isMissingCode, useTabFaults } from './qa/tab-faults';
import { showAllAnew } from './show-anew';
import { resetOtherTabs, shareExchange, type Respond } from './tabs';

const API_ROOT = '/api';

/** Drops info messages: the browser's network panel shows the same. */
const log: Log = {
  info: () => {},
  warn: (event, fields) => console.warn(event, fields),
  error: (event, fields) => console.error(event, fields),
};

const cableLink = ws.link(`${location.origin.replace('http', 'ws')}${API_ROOT}/cable`);

/** The token is a subprotocol next to that of the cable. */
function tokenOf(protocols: string | string[] | undefined): string | null {
  const token = [protocols ?? []].flat().find((each) => each.startsWith('bearer.'));
  return token?.slice('bearer.'.length) ?? null;
}

interface HostOptions {
  onProgress: (progress: StartProgress) => void;
}

/**
 * Runs the exchange in this browser, behind MSW's service worker. The app calls `/api/…` as it would call a server.
 * Resolves when calls are answered.
 */
export async function startBrowserHost({ onProgress }: HostOptions): Promise<void> {
  const cable = shareCable();
  /** Only those of this tab: the link knows the connections of all tabs. */
  const clients = new Set<{ close: () => void }>();
  const respond = await shareExchange(() => openExchange(onProgress, cable.serve), startAnew);
  network.configure({
    handlers: [
      http.all(`${API_ROOT}/*`, async ({ request }) => {
        const path = new URL(request.url).pathname.slice(API_ROOT.length);
        return await answerAsSwitched(request, path, respond);
      }),
      http.get('*', ({ request }) =>
        isMissingCode(request) ? new HttpResponse(null, { status: 404 }) : undefined,
      ),
      cableLink.addEventListener('connection', ({ client, info }) => {
        if (isCut()) return client.close();
        clients.add(client);
        const page = { send: (text: string) => client.send(text), close: () => client.close() };
        const connection = cable.connect(page, tokenOf(info.protocols));
        client.addEventListener('message', ({ data }) => {
          if (typeof data === 'string') connection.say(data);
        });
        client.addEventListener('close', () => {
          clients.delete(client);
          connection.leave();
        });
      }),
    ],
    // Other pages, scripts and pictures pass through.
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  });
  await network.enable();
  const cut = () => {
    if (isCut()) for (const client of clients) client.close();
  };
  useSwitched.subscribe(cut);
  useTabFaults.subscribe(cut);
}

/** Deletes what was done in this browser and starts again with fresh demo data. */
export function resetDemoData(): void {
  requestReset();
  resetOtherTabs();
  startAnew();
}

function startAnew(): void {
  // Otherwise the app would follow what the other tabs forget, and a page that it opens now could pre-empt the reload.
  const ignore = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('storage', ignore, { capture: true });
  // Otherwise a changed form would ask whether to leave, and a no would leave the reset half done.
  window.addEventListener('beforeunload', ignore, { capture: true });
  forgetBrowser();
  location.reload();
}

async function openExchange(
  onProgress: HostOptions['onProgress'],
  serveCable: (cable: Cable) => void,
): Promise<Respond> {
  const settings: ExchangeSettings = {
    production: false,
    mailboxOpen: true,
    apiRoot: API_ROOT,
    publicOrigin: location.origin,
    staffEmail: 'staff@example.com',
    feeAccount: TRIAL_FEE_ACCOUNT,
    allowedOrigins: [],
    // The same in every tab and after every start. Otherwise a link in the mailbox, or an act that is sent again, would
    // later be refused. It is no secret: everything is in one person's browser.
    signingKey: new Uint8Array(32),
  };
  const { db, save } = await openDatabase(onProgress, settings);
  const ports: ExchangePorts = {
    db,
    clock: exchangeTime,
    passwords: passwordHasher,
    log,
    hub: createHub(log),
    settings,
  };
  let shownBy = useClock.getState();
  // Runs in the tab that has the database, as long as the tab lives.
  const dueWork = repeat(
    DUE_WORK_EVERY_MS,
    async () => {
      const clock = useClock.getState();
      try {
        await runDueWork(ports, ports.clock());
      } finally {
        await save();
        if (clock !== shownBy) showAllAnew();
        shownBy = clock;
      }
    },
    (error) => log.error('due_work_failed', { error: loggedError(error) }),
  );
  ports.hub.subscribe(({ type }) => {
    if (type === 'news_waiting') dueWork.wake();
  });
  useClock.subscribe(() => dueWork.wake());
  const exchange = createExchange(ports);
  serveCable(createCable(ports));
  return async (request) => {
    const response = await exchange.fetch(request, { address: '127.0.0.1' });
    // The page may be left as soon as it has the answer, and the noted views would be lost with it.
    await writeViews(ports);
    await save();
    return response;
  };
}
