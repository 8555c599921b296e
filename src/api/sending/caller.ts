import { currentEpoch, epochSignal } from '@/session/epoch';
import { useSession } from '@/session/session-store';

/** In whose name a call is sent. */
export interface Caller {
  epoch: number;
  /** Aborted when the session begins or ends. */
  signal: AbortSignal;
  /** Null for a visitor. */
  token: string | null;
}

/** The session of this moment. */
export function callerNow(): Caller {
  const { token } = useSession.getState();
  return { epoch: currentEpoch(), signal: epochSignal(), token };
}
