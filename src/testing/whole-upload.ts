import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Call it before the upload. A test's exchange takes a file in one piece, and its browser reports no progress. */
export function watchUploads() {
  const sends = vi.spyOn(XMLHttpRequest.prototype, 'send');
  return {
    /** Reports this many bytes of the latest upload as sent. */
    progress(loaded: number, total: number): void {
      const [upload] = sends.mock.contexts.slice(-1);
      if (!(upload instanceof XMLHttpRequest)) throw new Error('Nothing was sent.');
      act(() => {
        upload.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }));
      });
    },
  };
}
