import type { AxiosProgressEvent } from 'axios';
import { deleteDocument } from '@generated/api/documents/documents';
import type { Document } from '@generated/model';
import { showError } from '@/api/announce';
import { isDealtWith } from '@/api/errors/error-catalogue';
import { mayRetry, messageOf, statusOf } from '@/api/errors/problem';
import type { RequestOptions } from '@/api/request';

export interface FailedUpload {
  state: 'failed';
  /** For the person. */
  message: string;
  /** Whether the same file may succeed later. */
  mayRetry: boolean;
}

/** The state after a failed upload. A cancelled one is not a failure. */
export function failedUpload(error: unknown): FailedUpload {
  const status = statusOf(error);
  return {
    state: 'failed',
    // If no answer came, a toast has given the reason.
    message: status === null ? 'Not uploaded. Try again.' : messageOf(error),
    // A refusal would only be repeated.
    mayRetry: mayRetry(error),
  };
}

/**
 * Whether the exchange has the whole file, or soon will. It then stores the file even if nobody waits for the answer,
 * and only the answer names the document. It is too late to abort.
 */
export function isAllSent(upload: { state: string; progress?: number | null }): boolean {
  return upload.state === 'uploading' && upload.progress === 100;
}

/** @param report gets the percentage of the file that has been sent, 0 to 100. */
export function reportingProgress(file: File, report: (progress: number) => void): RequestOptions {
  return {
    onUploadProgress: ({ loaded, total }: AxiosProgressEvent) =>
      report(Math.min(100, Math.round((100 * loaded) / (total ?? file.size)))),
  };
}

/** Deletes a document everywhere. @returns whether it is gone, perhaps already; if not, the person knows why. */
export async function deleteForGood({ id }: Document): Promise<boolean> {
  try {
    await deleteDocument(id);
    return true;
  } catch (error) {
    if (statusOf(error) === 404) return true;
    if (!isDealtWith(error)) showError(messageOf(error));
    return false;
  }
}
