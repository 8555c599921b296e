import { Menu } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { prefetchOnIntent } from '../fetch-ahead';
import { IconButton } from '../icon-button';
import { lateSheet } from '../late';

const loadDrawer = async () => (await import('./nav-drawer')).NavDrawer;
const NavDrawer = lateSheet(loadDrawer);

/** Opens the navigation on a narrow screen. The drawer's code is fetched when pointer or focus reaches the button. */
export function MenuButton({ nav }: { nav: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="-ml-2 lg:hidden"
        {...prefetchOnIntent(loadDrawer)}
        onClick={() => setIsOpen(true)}
      >
        <Menu aria-hidden size={20} />
      </IconButton>
      <NavDrawer isOpen={isOpen} onOpenChange={setIsOpen} nav={nav} />
    </>
  );
}
