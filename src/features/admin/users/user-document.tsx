import { Download, FileText, ImageOff, ZoomIn } from 'lucide-react';
import { useState } from 'react';
import type { Document } from '@generated/model';
import { useGetAdminDocument } from '@generated/api/admin-users/admin-users';
import { formatBytes } from '@/domain/documents/document-limits';
import { documentAddress } from '@/documents/document-address';
import { previewOfContent, useDocumentPreview } from '@/documents/document-preview';
import { MINUTE } from '@/domain/time';
import { DOCUMENT_ADDRESS_MS } from '@/domain/users/links/link-lifetimes';
import { QueryError } from '@/page/query-error';
import { Button } from '@/ui/button';
import { Card, CardHeader } from '@/ui/data/card';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton } from '@/ui/feedback/skeleton';

/** The signed address works a minute longer than this. Every access is recorded, so a fresh one is reused. */
const FRESH_MS = DOCUMENT_ADDRESS_MS - MINUTE;

/** One document of a user, as large as possible. A press enlarges it further. */
export function UserDocument({ title, id }: { title: string; id: number }) {
  const query = useGetAdminDocument(id, {
    query: { staleTime: FRESH_MS, gcTime: FRESH_MS },
  });
  const { data, error, isFetching, refetch } = query;
  return (
    <Card>
      <CardHeader
        title={title}
        description={data && `${data.filename}, ${formatBytes(data.byte_size)}`}
        action={
          data && (
            <Button variant="link" asChild>
              <a href={documentAddress(data.url)} download={data.filename}>
                <Download aria-hidden size={16} />
                Download<span className="sr-only"> {title}</span>
              </a>
            </Button>
          )
        }
      />
      <div className="bg-subtle relative grid aspect-4/3 place-items-center overflow-hidden rounded-b-lg">
        {data ? (
          <DocumentContent
            title={title}
            document={data}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : error ? (
          <QueryError query={query} />
        ) : (
          <div role="status" aria-label={`${title} is loading`} className="absolute inset-0">
            <Skeleton className="size-full rounded-none" />
          </div>
        )}
      </div>
    </Card>
  );
}

interface DocumentContentProps {
  title: string;
  document: Document;
  onRetry: () => void;
  isRetrying: boolean;
}

function DocumentContent({ title, document, onRetry, isRetrying }: DocumentContentProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { preview, dialog } = useDocumentPreview();
  const enlarge = () => preview(previewOfContent(document, title));

  if (document.status !== 'ready') {
    const isScanning = document.status === 'scanning';
    return (
      <EmptyState
        title={isScanning ? 'Being checked' : 'Not safe to open'}
        description={
          isScanning
            ? 'This file is being checked for harmful content. Check again in a moment.'
            : 'This file was found to be harmful and is not shown. Ask for another one.'
        }
        icon={<FileText size={20} />}
        emptyAction={
          isScanning && (
            <RetryButton label="Check again" onRetry={onRetry} isRetrying={isRetrying} />
          )
        }
      />
    );
  }
  if (!document.content_type.startsWith('image/')) {
    return (
      <>
        <EmptyState
          title="PDF document"
          description="Open it here, or download it."
          icon={<FileText size={20} />}
          emptyAction={
            <Button variant="secondary" onClick={enlarge}>
              Preview {title}
            </Button>
          }
        />
        {dialog}
      </>
    );
  }
  if (failedUrl === document.url) {
    return (
      <EmptyState
        title="This picture cannot be shown"
        description="Its address may have expired, or the file may be damaged. Load it again, or download it."
        icon={<ImageOff size={20} />}
        emptyAction={<RetryButton label="Load again" onRetry={onRetry} isRetrying={isRetrying} />}
      />
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={`Enlarge ${title}`}
        className="group absolute inset-0 cursor-zoom-in focus-visible:outline-offset-[-3px]"
        onClick={enlarge}
      >
        <img
          src={documentAddress(document.url)}
          alt={title}
          className="size-full object-contain"
          onError={() => setFailedUrl(document.url)}
        />
        <span
          aria-hidden
          className="bg-raised text-ink shadow-float fade absolute right-3 bottom-3 grid size-9 place-items-center rounded-lg opacity-80 group-hover:opacity-100"
        >
          <ZoomIn size={18} />
        </span>
      </button>
      {dialog}
    </>
  );
}

function RetryButton({
  label,
  onRetry,
  isRetrying,
}: {
  label: string;
  onRetry: () => void;
  isRetrying: boolean;
}) {
  return (
    <Button variant="secondary" isPending={isRetrying} onClick={onRetry}>
      {label}
    </Button>
  );
}
