import type { KeptName } from '@/session/kept/kept-names';
import type { ScreenSize } from '@/ui/screen';

/** Who opens a page, and where. What the page looks like depends on it. */
export interface Visit {
  /** Path and query. */
  address: string;
  /** The stored session, as text. */
  session: string | null;
  /** What else the device keeps, as text. */
  kept: Partial<Record<KeptName, string>>;
  screen: ScreenSize;
  /** Its name in the IANA database. */
  timeZone: string;
}

/** A read of the contract that a page begins with. */
export interface PageRead {
  /** Below the root of the API. */
  url: string;
  params: Record<string, unknown> | undefined;
}

/** A page with its rows, as drawn by the host. */
export interface DrawnRows {
  /** The page in its frame. */
  html: string;
  /** The exchange's answers that it shows. */
  answers: { read: PageRead; body: unknown }[];
  /** The `Date` header of the response. */
  date?: string | null;
}

declare global {
  interface Window {
    /** The HTML asks for it before the app is there. Resolves to null if the host draws no rows. */
    drawnRows?: {
      token: string | null;
      /** Unix milliseconds. Anything that has changed since then is not in the rows. */
      askedAt: number;
      rows: Promise<DrawnRows | null>;
    };
    /** Resolves when the app may start without delaying what is to be seen first. */
    pageShown?: Promise<void>;
  }
}
