import { newId } from '@/api/keys/new-id';

/** The exchange as a tab asks it. */
export type Respond = (request: Request) => Promise<Response>;

const NAME = 'claims-exchange';

type Message =
  | AskedMessage
  | { type: 'response'; id: string; body: ArrayBuffer; init: TransferredResponse }
  /** A tab has the database from now on: what was asked before is asked again. */
  | { type: 'open' }
  /** The demo data is to be made anew, so every tab starts again. */
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
 * The database has room for one tab. The first one opens it and answers for the others; when it is closed, the tab that
 * has waited longest opens it in its place.
 * @param open called at most once, as soon as this tab may use the database.
 * @param onReset called when another tab has the demo data made anew.
 */
export async function shareExchange(
  open: () => Promise<Respond>,
  onReset: () => void,
): Promise<Respond> {
  const channel = new BroadcastChannel(NAME);
  const asked = new Map<string, { message: AskedMessage; resolve: (response: Response) => void }>();
  const answered = new Set<string>();
  let own: Respond | null = null;
  /** The database did not open in this tab, and not yet in another one. */
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
    // Asked a second time after `open`, a request is not done a second time.
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
    // The app is already at work here: where the database fails now, its calls fail like those of a lost connection.
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
    // Asked after the body is read: this tab may have become the one that answers meanwhile, and it does not hear itself.
    if (own) return await own(received(message));
    if (isLost) return Response.error();
    return await new Promise((resolve) => {
      asked.set(id, { message, resolve });
      post(message);
    });
  };
}

/** Has every other tab forget what it holds, and start again. */
export function resetOtherTabs(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage({ type: 'reset' } satisfies Message);
  channel.close();
}

/** @returns how to let go of the lock, which ends with the tab otherwise; null where another tab has it and `ifAvailable` is set. */
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

/** As MSW answers where the exchange of the tab itself throws. */
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

/** A response with the status 204 must not have a body, not even an empty one. */
function bodyOf({ body }: Extract<Message, { type: 'response' }>): ArrayBuffer | null {
  return body.byteLength > 0 ? body : null;
}
