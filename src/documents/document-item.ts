import type { Document, DocumentKind } from '@generated/model';
import type { FailedUpload } from './upload';

interface DocumentFacts {
  /** The same from the choice of a file to its removal. */
  id: string;
  kind: DocumentKind;
  name: string;
  /** Bytes. */
  size: number;
  /** Null for what was not chosen in this browser. */
  file: File | null;
  /** False where the browser keeps no files: until it is sent, it is lost with the tab. */
  isOnDevice: boolean;
}

export type DocumentState =
  | { state: 'kept' }
  /** 0 to 100; null as long as it waits for its turn. */
  | { state: 'uploading'; progress: number | null }
  | FailedUpload
  | { state: 'done'; document: Document };

/** A document as a list of them shows it: kept on the device for a claim, on its way to the exchange, failed, or stored. */
export type DocumentItem = DocumentFacts & DocumentState;

/** Whether it counts towards the most that is taken: not once it was refused, but as long as it may be tried again. */
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
