import { useEffect, useMemo, useState } from 'react';
import { messageFieldsLimits as LIMITS } from '@generated/limits';
import type { Document } from '@generated/model';
import { Document as DocumentSchema } from '@generated/zod/schemas/document';
import { type SendFile, useUploads } from '@/documents/use-uploads';
import { dropForm, keepForm, keptForm } from '@/session/kept/kept-forms';

export type DraftFiles = ReturnType<typeof useDraftFiles>;

/** An uploaded document, with its file if that was chosen since the page was opened. */
interface Arrived {
  document: Document;
  file: File | null;
}

/** Documents that were kept in the tab. */
export function keptDocuments(kept: unknown): Document[] {
  if (!Array.isArray(kept)) return [];
  return kept
    .flatMap((document: unknown) => DocumentSchema.safeParse(document).data ?? [])
    .slice(0, LIMITS.document_ids);
}

function keptNames(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
}

/** Keeps a list in the tab. With a null name it is not kept. */
function useKeptList(name: string | null, list: readonly unknown[]): void {
  useEffect(() => {
    if (name === null) return;
    if (list.length === 0) dropForm(name);
    else keepForm(name, list);
  }, [name, list]);
}

/**
 * The documents of a message that is being written: those that are uploaded, and uploads in flight.
 * @param keptAs the name under which the tab keeps the uploaded documents until they are sent, and the names of files
 * whose upload outlasted the page; null to keep neither.
 */
export function useDraftFiles(keptAs: string | null, upload?: SendFile) {
  const [arrived, setArrived] = useState<readonly Arrived[]>(() =>
    keptDocuments(keptAs && keptForm(keptAs)).map((document) => ({ document, file: null })),
  );
  const documents = useMemo(() => arrived.map(({ document }) => document), [arrived]);
  useKeptList(keptAs, documents);
  const uploads = useUploads(
    (document, file) => setArrived((before) => [...before, { document, file }]),
    upload,
  );
  const namesKeptAs = keptAs && `${keptAs}-not-uploaded`;
  const [lost, setLost] = useState(() => keptNames(namesKeptAs && keptForm(namesKeptAs)));
  useKeptList(
    namesKeptAs,
    useMemo(() => [...lost, ...uploads.items.map(({ name }) => name)], [lost, uploads.items]),
  );
  const underWay = uploads.items.length;
  const room = Math.max(0, LIMITS.document_ids - arrived.length - underWay);
  const [isTooMany, setIsTooMany] = useState(false);
  const mayRetryAll = uploads.items.every((item) => item.state !== 'failed' || item.mayRetry);
  /** Why the message would currently lack a document. */
  const fault = uploads.isBusy
    ? 'Your documents are still being uploaded.'
    : underWay > 0
      ? `A document was not uploaded. ${mayRetryAll ? 'Try it again or remove it.' : 'Remove what cannot be sent.'}`
      : null;
  return {
    arrived,
    documents,
    uploads,
    /** How many more documents fit. */
    room,
    /** Adds all of the files, or none if they do not fit. */
    add: (chosen: readonly File[]) => {
      setIsTooMany(chosen.length > room);
      if (chosen.length > room) return;
      setLost([]);
      uploads.add('attachment', chosen);
    },
    /** Why the last choice was refused. */
    refusal: isTooMany ? `A message takes ${LIMITS.document_ids} documents. Choose fewer.` : null,
    remove: (id: number) =>
      setArrived((before) => before.filter(({ document }) => document.id !== id)),
    clear: () => {
      setArrived([]);
      setLost([]);
      setIsTooMany(false);
      // Done at once, in case the person leaves the page now.
      if (keptAs !== null) dropForm(keptAs);
      if (namesKeptAs !== null) dropForm(namesKeptAs);
    },
    fault,
    /** Names what was chosen here before and has been lost. */
    loss: lossOf(lost),
    /** @throws UnfinishedDocuments if the message would lack one. */
    idsToSend: () => {
      if (fault) throw new UnfinishedDocuments(fault);
      return arrived.map(({ document }) => document.id);
    },
  };
}

function lossOf(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return names.length === 1
    ? `${names[0]} was not uploaded. Attach it again.`
    : `${names.join(' and ')} were not uploaded. Attach them again.`;
}

/** A document is still being uploaded, or has failed. The message is meant for the person. */
export class UnfinishedDocuments extends Error {}

/** The text of a message that is being written. The tab keeps it for its person until it is sent. */
export function useDraftText(keptAs: string) {
  const [body, setBody] = useState(() => {
    const kept = keptForm(keptAs);
    return typeof kept === 'string' ? kept : '';
  });
  function write(text: string): void {
    setBody(text);
    if (text === '') dropForm(keptAs);
    else keepForm(keptAs, text);
  }
  return { body, write };
}
