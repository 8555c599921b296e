/** What the mocked app itself keeps in this browser besides the database, with the names it is stored under. */
export const OWN_NAMES = {
  answers: 'claims-exchange.qa',
  tab: 'claims-exchange.qa-tab',
  clock: 'claims-exchange.clock',
  reset: 'claims-exchange.reset',
} as const;

/** Whether a stored item is the mocked app's own. The faults of the QA panel affect only what the product keeps. */
export const isOwn = (name: string | null) => Object.values<unknown>(OWN_NAMES).includes(name);

/** Read before the QA panel can replace them. */
const getters = {
  localStorage: getterOf('localStorage'),
  sessionStorage: getterOf('sessionStorage'),
};

/** The storage of all tabs, even while the QA panel blocks it for the product. */
export const deviceStorage = () => getters.localStorage();

/** The storage of this tab, even while the QA panel blocks it for the product. */
export const tabStorage = () => getters.sessionStorage();

function getterOf(name: 'localStorage' | 'sessionStorage'): () => Storage {
  const get = Object.getOwnPropertyDescriptor(window, name)?.get as (() => Storage) | undefined;
  return () => (get ? get.call(window) : window[name]);
}
