import { clsx } from 'clsx';
import { DropdownMenu as Radix } from 'radix-ui';
import { useRef, type ReactElement, type ReactNode } from 'react';

const itemStyles =
  'data-highlighted:bg-subtle flex thumb:min-h-11 min-h-8 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-sm [outline:0]';

export type DropdownMenuProps = {
  /** One button. It gets the focus back. */
  trigger: ReactElement;
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

export function DropdownMenu({ trigger, isOpenAtFirst = false, children }: DropdownMenuProps) {
  const path = useRef(window.location.pathname);
  return (
    // A modal menu would lock scrolling, and the page would jump by the width of its scrollbar.
    <Radix.Root
      modal={false}
      defaultOpen={isOpenAtFirst}
      onOpenChange={(isOpen) => {
        if (isOpen) path.current = window.location.pathname;
      }}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            // If a link has led to another page, the h1 there gets the focus instead of the button.
            if (window.location.pathname !== path.current) event.preventDefault();
          }}
          className="pop bg-raised shadow-float enlarged:min-w-full z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1.5rem)] min-w-48 overflow-y-auto rounded-lg p-1"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export type DropdownMenuItemProps = {
  icon?: ReactNode;
  tone?: 'default' | 'danger';
  /** The child is a router link. In that case put the icon inside it. */
  asChild?: boolean;
  onSelect?: () => void;
  children: ReactNode;
};

export function DropdownMenuItem({
  icon,
  tone = 'default',
  asChild = false,
  onSelect,
  children,
}: DropdownMenuItemProps) {
  return (
    <Radix.Item
      asChild={asChild}
      {...(onSelect ? { onSelect } : {})}
      className={clsx(itemStyles, tone === 'danger' && 'text-danger-ink')}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Radix.Item>
  );
}

export function DropdownMenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="text-muted px-2.5 py-2 text-xs">{children}</Radix.Label>;
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="bg-line -mx-1 my-1 h-px" />;
}
