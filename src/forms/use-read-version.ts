import { useEffect, useRef } from 'react';
import { errorCodeOf } from '@/api/errors/problem';

/**
 * Sends the version of a record that the person had read before they began to type. The newest version arrives by
 * itself while a form is half filled in, and would silently overwrite a colleague's change. With the version that was
 * read, the exchange answers `stale_version`, and only the next try sends the newest.
 */
export function useReadVersion(newest: number, isTouched: boolean) {
  const read = useRef<number | null>(newest);

  useEffect(() => {
    if (!isTouched || read.current === null) read.current = newest;
  }, [newest, isTouched]);

  return async (send: (lock_version: number) => Promise<{ lock_version: number }>) => {
    const sent = read.current ?? newest;
    try {
      read.current = (await send(sent)).lock_version;
    } catch (error) {
      if (errorCodeOf(error) === 'stale_version') read.current = newest === sent ? null : newest;
      throw error;
    }
  };
}
