import type { KeptName } from '@/session/kept/kept-names';
import type { ScreenSize } from '@/ui/screen';

/** Who opens a page, and where: what the page looks like depends on it. */
export interface Visit {
  /** Path and query. */
  address: string;
  /** The stored session, as text. */
  session: string | null;
  /** What else the device keeps, as texts. */
  kept: Partial<Record<KeptName, string>>;
  screen: ScreenSize;
  /** By its name in the IANA database. */
  timeZone: string;
}

/** A read of the contract as a page begins with it. */
export interface PageRead {
  /** Below the root of the API. */
  url: string;
  params: Record<string, unknown> | undefined;
}

/** A page with its rows, as the host has drawn it. */
export interface DrawnRows {
  /** HTML of the page in its frame. */
  html: string;
  /** What it shows, as the exchange has answered. */
  answers: { read: PageRead; body: unknown }[];
  /** The `Date` header that it came with. */
  date?: string | null;
}

declare global {
  interface Window {
    /** Asked for by the HTML before the app was there; null where the host draws none. */
    drawnRows?: {
      token: string | null;
      /** Unix milliseconds: what has changed since then they may not show. */
      askedAt: number;
      rows: Promise<DrawnRows | null>;
    };
    /** Resolves when the app may start without keeping anything from being seen. */
    pageShown?: Promise<void>;
  }
}
