import { newId } from '@/api/keys/new-id';

/** The exchange as seen by a tab. */
export type Respond = (request: Request) => Promise<Response>;

const NAME = 'claims-exchange';

type Message =
  | AskedMessage
  | { type: 'response'; id: string; body: ArrayBuffer; init: TransferredResponse }
  /** A tab has the database from now on. Requests without an answer are sent again. */
  | { type: 'open' }
  /** The demo data is about to be recreated, so every tab starts again. */
  | { type: 'reset' };

interface AskedMessage {
  type: 'request';
  id: string;
  url: string;
  init: { method: string; headers: [string, string][]; body: ArrayBuffer | null };
}
interface TransferredResponse {
  status: number;
  headers: [string, string][];
}

/**
 * Shares the database, which only one tab can use. The first tab opens it and answers for the others. When that tab is
 * closed, the tab that has waited longest opens it instead.
 * @param open called at most once, as soon as this tab may use the database.
 * @param onReset called when another tab has the demo data recreated.
 */
export async function shareExchange(
  open: () => Promise<Respond>,
  onReset: () => void,
): Promise<Respond> {
  const channel = new BroadcastChannel(NAME);
  const asked = new Map<string, { message: AskedMessage; resolve: (response: Response) => void }>();
  const answered = new Set<string>();
  let own: Respond | null = null;
  /** The database failed to open in this tab, and no other tab has opened it yet. */
  let isLost = false;

  const post = (message: Message) => channel.postMessage(message);

  const takeOver = async (release: () => void) => {
    const respond = await open().catch((error: unknown) => {
      release();
      throw error;
    });
    own = respond;
    post({ type: 'open' });
    for (const [id, { message, resolve }] of asked) {
      resolve(await respond(received(message)).catch(failed));
      asked.delete(id);
    }
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'reset') onReset();
    if (data.type === 'open') {
      isLost = false;
      for (const { message } of asked.values()) post(message);
    }
    if (data.type === 'response') {
      asked.get(data.id)?.resolve(new Response(bodyOf(data), data.init));
      asked.delete(data.id);
    }
    // A request that is repeated after `open` is not done a second time.
    if (data.type === 'request' && own && !answered.has(data.id)) {
      answered.add(data.id);
      void own(received(data))
        .then((response) => sent(data.id, response))
        .catch((error: unknown) => sent(data.id, failed(error)))
        .then(post);
    }
  });

  const first = await holdLock({ ifAvailable: true });
  if (first) await takeOver(first);
  else {
    // The app is already running here. If the database fails now, its calls fail as with a lost connection.
    void holdLock({})
      .then((release) => release && takeOver(release))
      .catch(() => {
        isLost = true;
        for (const { resolve } of asked.values()) resolve(Response.error());
        asked.clear();
      });
  }

  return async (request) => {
    const id = newId();
    const message = await asking(id, request);
    // Checked after the body is read: this tab may have taken over meanwhile, and it does not hear its own messages.
    if (own) return await own(received(message));
    if (isLost) return Response.error();
    return await new Promise((resolve) => {
      asked.set(id, { message, resolve });
      post(message);
    });
  };
}

/** Makes every other tab forget what it holds and start again. */
export function resetOtherTabs(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage({ type: 'reset' } satisfies Message);
  channel.close();
}

/**
 * @returns a function that releases the lock, which otherwise ends with the tab; null if another tab has it and
 * `ifAvailable` is set.
 */
async function holdLock(options: { ifAvailable?: true }): Promise<(() => void) | null> {
  return await new Promise((resolve, reject) => {
    navigator.locks
      .request(NAME, options, async (lock) => {
        if (lock) await new Promise<void>((release) => resolve(release));
        else resolve(null);
      })
      .catch(reject);
  });
}

/** The same answer that MSW gives when the exchange of the tab itself throws. */
function failed(error: unknown): Response {
  console.error(error);
  return new Response(null, { status: 500 });
}

async function asking(id: string, request: Request): Promise<AskedMessage> {
  const { method, url } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await request.arrayBuffer() : null;
  return { type: 'request', id, url, init: { method, headers: [...request.headers], body } };
}

function received({ url, init }: AskedMessage): Request {
  return new Request(url, init);
}

async function sent(id: string, response: Response): Promise<Message> {
  const body = await response.arrayBuffer();
  return {
    type: 'response',
    id,
    body,
    init: { status: response.status, headers: [...response.headers] },
  };
}

/** A response with status 204 must not have a body, not even an empty one. */
function bodyOf({ body }: Extract<Message, { type: 'response' }>): ArrayBuffer | null {
  return body.byteLength > 0 ? body : null;
}
