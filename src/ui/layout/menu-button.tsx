import { Menu } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { prefetchOnIntent } from '../fetch-ahead';
import { IconButton } from '../icon-button';

const loadDrawer = () => import('./nav-drawer').then((module) => ({ default: module.NavDrawer }));
const NavDrawer = lazy(loadDrawer);

/** Opens the navigation on a narrow screen; the drawer's code loads when the button is reached for. */
export function MenuButton({ nav }: { nav: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="-ml-2 lg:hidden"
        {...prefetchOnIntent(loadDrawer)}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <Menu aria-hidden size={20} />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <NavDrawer isOpen={isOpen} onOpenChange={setIsOpen} nav={nav} />
        </Suspense>
      )}
    </>
  );
}
