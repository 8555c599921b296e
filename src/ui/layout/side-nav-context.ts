import { createContext } from 'react';

/** True inside the collapsed side menu, where items keep their label for screen readers only. */
export const SideNavCollapsed = createContext(false);
