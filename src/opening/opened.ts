import type { RouterProviderProps } from 'react-router-dom';

/** Resolves when the router has opened its first page. */
export async function opened(router: RouterProviderProps['router']): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
