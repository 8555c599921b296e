import type { Document, DocumentKind } from '@generated/model';
import type { FailedUpload } from './upload';

interface DocumentFacts {
  /** Stays the same from the choice of a file to its removal. */
  id: string;
  kind: DocumentKind;
  name: string;
  /** Bytes. */
  size: number;
  /** Null if it was not chosen in this browser. */
  file: File | null;
  /** False if the browser keeps no files. Until it is sent, it is then lost with the tab. */
  isOnDevice: boolean;
}

export type DocumentState =
  | { state: 'kept' }
  /** 0 to 100; null while it waits for its turn. */
  | { state: 'uploading'; progress: number | null }
  | FailedUpload
  | { state: 'done'; document: Document };

/** A document in a list: kept on the device for a claim, being uploaded, failed, or stored. */
export type DocumentItem = DocumentFacts & DocumentState;

/** Whether it counts towards the maximum. A refused one does not, but one that may be retried does. */
export function takesRoom(item: DocumentItem): boolean {
  return item.state !== 'failed' || item.mayRetry;
}

export function storedItem(document: Document): DocumentItem {
  return {
    id: `document-${document.id}`,
    kind: document.kind,
    name: document.filename,
    size: document.byte_size,
    file: null,
    isOnDevice: false,
    state: 'done',
    document,
  };
}
