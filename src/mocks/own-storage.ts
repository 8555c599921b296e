/** What the mocked app itself keeps in this browser, beside the database, by the name it is stored under. */
export const OWN_NAMES = {
  answers: 'claims-exchange.qa',
  tab: 'claims-exchange.qa-tab',
  clock: 'claims-exchange.clock',
  reset: 'claims-exchange.reset',
} as const;

/** Whether something stored is the mocked app's own: the faults of the QA panel meet what the product keeps. */
export const isOwn = (name: string | null) => Object.values<unknown>(OWN_NAMES).includes(name);

/** Read before the QA panel can have put itself in their place. */
const getters = {
  localStorage: getterOf('localStorage'),
  sessionStorage: getterOf('sessionStorage'),
};

/** The storage of all tabs, also while the QA panel has it blocked for the product. */
export const deviceStorage = () => getters.localStorage();

/** The storage of this tab, also while the QA panel has it blocked for the product. */
export const tabStorage = () => getters.sessionStorage();

function getterOf(name: 'localStorage' | 'sessionStorage'): () => Storage {
  const get = Object.getOwnPropertyDescriptor(window, name)?.get as (() => Storage) | undefined;
  return () => (get ? get.call(window) : window[name]);
}
