import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** To be called before the upload: the exchange of a test takes a file in one piece, and its browser says nothing of it. */
export function watchUploads() {
  const sends = vi.spyOn(XMLHttpRequest.prototype, 'send');
  return {
    /** Of the latest upload this much is sent, in bytes. */
    progress(loaded: number, total: number): void {
      const [upload] = sends.mock.contexts.slice(-1);
      if (!(upload instanceof XMLHttpRequest)) throw new Error('Nothing was sent.');
      act(() => {
        upload.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }));
      });
    },
  };
}
