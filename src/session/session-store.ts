import { createStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { safeStorage } from '@/storage/safe-storage';
import { storeHook } from './kept/store-hook';
import { readStored, SESSION_KEY, sessionTabStorage, type SessionState } from './stored-session';

export const INITIAL_SESSION: SessionState = {
  user: null,
  isLoggedIn: false,
  welcomeModal: true,
  sessionLostAt: null,
  shouldUpdate: false,
  token: null,
  isFirstLogin: false,
  adminUser: null,
  isAdmin: false,
  lastUpdate: null,
  isAdminMenuCollapsed: false,
};

export const useSession = storeHook(
  createStore<SessionState>()(
    persist(() => INITIAL_SESSION, {
      name: SESSION_KEY,
      storage: createJSONStorage(() => safeStorage(sessionTabStorage)),
      // What is stored replaces the whole state: if another tab has emptied the storage, that is a logout.
      merge: (stored) => ({ ...INITIAL_SESSION, ...readStored(stored) }),
    }),
  ),
);
