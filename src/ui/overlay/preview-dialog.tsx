import { clsx } from 'clsx';
import { Download, FileText, ImageOff, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../button';
import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { Skeleton } from '../feedback/skeleton';
import { ScrollRegion } from '../layout/scroll-region';
import { Dialog } from './dialog';

export interface PreviewSource {
  title: string;
  /** Rejects with an Error whose message is meant for the person. The file's type must be correct. */
  load: (signal: AbortSignal) => Promise<File>;
}

export type PreviewDialogProps = PreviewSource & { onClose: () => void };

type Content =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'shown'; file: File; url: string };

/** A picture or a PDF over the whole window, with a button to save it. */
export function PreviewDialog({ title, load, onClose }: PreviewDialogProps) {
  const { content, retry } = useContent(load);
  const [isMagnified, setIsMagnified] = useState(false);
  const isShown = content.state === 'shown';
  const isPicture = isShown && content.file.type.startsWith('image/');
  const Icon = isMagnified ? ZoomOut : ZoomIn;
  return (
    <Dialog
      isOpen
      size="page"
      title={<span className="wrap-anywhere">{title}</span>}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        isShown && (
          <>
            {isPicture && (
              <Button variant="secondary" onClick={() => setIsMagnified(!isMagnified)}>
                <Icon aria-hidden size={16} />
                {isMagnified ? 'Fit to the window' : 'Magnify'}
              </Button>
            )}
            <Button variant="secondary" asChild>
              <a href={content.url} download={content.file.name}>
                <Download aria-hidden size={16} />
                Download
              </a>
            </Button>
          </>
        )
      }
    >
      {content.state === 'loading' ? (
        <div role="status" aria-label={`${title} is loading`}>
          <Skeleton className="h-[70dvh]" />
        </div>
      ) : content.state === 'failed' ? (
        <ErrorState message={content.message} onRetry={retry} />
      ) : isPicture ? (
        <Picture key={content.url} title={title} url={content.url} isMagnified={isMagnified} />
      ) : content.file.type === 'application/pdf' && navigator.pdfViewerEnabled ? (
        // The frame shows a PDF, going by the file's type, and never an HTML page.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- in a sandbox the browser's viewer does not start
        <iframe src={content.url} title={title} className="h-[70dvh] w-full rounded-lg" />
      ) : (
        <EmptyState
          title="Not shown here"
          description="This browser cannot show this document within a page. Download it to read it."
          icon={<FileText size={20} />}
        />
      )}
    </Dialog>
  );
}

interface PictureProps {
  title: string;
  url: string;
  isMagnified: boolean;
}

/** First fitted to the window, then twice its width, to be scrolled. */
function Picture({ title, url, isMagnified }: PictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) {
    return (
      <EmptyState
        title="This picture cannot be shown"
        description="The file may be damaged. Download it to look at it in another program."
        icon={<ImageOff size={20} />}
      />
    );
  }
  return (
    <ScrollRegion label={title} className="bg-subtle overflow-auto rounded-lg">
      <img
        src={url}
        alt={title}
        className={clsx(
          'mx-auto',
          isMagnified ? 'w-[200%] max-w-none' : 'h-[70dvh] w-full object-contain',
        )}
        onError={() => setIsBroken(true)}
      />
    </ScrollRegion>
  );
}

/** Loads the file. Its object URL lives as long as the dialog. */
function useContent(load: PreviewSource['load']) {
  const [content, setContent] = useState<Content>({ state: 'loading' });
  const [attempt, setAttempt] = useState({ load });
  useEffect(() => {
    const controller = new AbortController();
    let url: string | undefined;
    attempt.load(controller.signal).then(
      (file) => {
        if (controller.signal.aborted) return;
        url = URL.createObjectURL(file);
        setContent({ state: 'shown', file, url });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setContent({ state: 'failed', message: error instanceof Error ? error.message : '' });
      },
    );
    return () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [attempt]);
  function retry() {
    setContent({ state: 'loading' });
    setAttempt({ load });
  }
  return { content, retry };
}
