import { clsx } from 'clsx';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlay/dialog';

interface PictureDialogProps {
  title: string;
  url: string;
  onClose: () => void;
}

/** A picture over the whole window: fitted at first, then twice as wide, to be scrolled. */
export function PictureDialog({ title, url, onClose }: PictureDialogProps) {
  const [isMagnified, setIsMagnified] = useState(false);
  const Icon = isMagnified ? ZoomOut : ZoomIn;
  return (
    <Dialog
      isOpen
      size="page"
      title={title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="secondary" onClick={() => setIsMagnified(!isMagnified)}>
          <Icon aria-hidden size={16} />
          {isMagnified ? 'Fit to the window' : 'Magnify'}
        </Button>
      }
    >
      <div
        role="region"
        aria-label={title}
        // Focusable, so that the arrow keys scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="bg-subtle overflow-auto rounded-lg"
      >
        <img
          src={url}
          alt={title}
          className={clsx(
            'mx-auto',
            isMagnified ? 'w-[200%] max-w-none' : 'h-[70dvh] w-full object-contain',
          )}
        />
      </div>
    </Dialog>
  );
}
