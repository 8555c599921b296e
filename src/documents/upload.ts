import type { AxiosProgressEvent, AxiosRequestConfig } from 'axios';
import { deleteDocument } from '@generated/api/documents/documents';
import type { Document } from '@generated/model';
import { showError } from '@/api/announce';
import { isDealtWith } from '@/api/errors/error-catalogue';
import { mayRetry, messageOf, statusOf } from '@/api/errors/problem';

export interface FailedUpload {
  state: 'failed';
  /** For the person at the screen. */
  message: string;
  /** Whether the same file may get through later. */
  mayRetry: boolean;
}

/** What became of an upload that failed; one that was cancelled is none. */
export function failedUpload(error: unknown): FailedUpload {
  const status = statusOf(error);
  return {
    state: 'failed',
    // A toast has said why where no answer came.
    message: status === null ? 'Not uploaded. Try again.' : messageOf(error),
    // What was refused would be refused again.
    mayRetry: mayRetry(error),
  };
}

/**
 * Whether the exchange has all of a file, or soon will: it stores it then whether or not anybody waits for the answer, which
 * alone names the document. To abort is too late.
 */
export function isAllSent(upload: { state: string; progress?: number | null }): boolean {
  return upload.state === 'uploading' && upload.progress === 100;
}

/** @param report gets how much of the file is on its way, 0 to 100. */
export function reportingProgress(
  file: File,
  report: (progress: number) => void,
): AxiosRequestConfig {
  return {
    onUploadProgress: ({ loaded, total }: AxiosProgressEvent) =>
      report(Math.min(100, Math.round((100 * loaded) / (total ?? file.size)))),
  };
}

/** Deletes a document, wherever it is used. @returns whether it is gone, maybe already; why it is not has been said. */
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
