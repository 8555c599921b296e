import { newId } from '@/api/keys/new-id';
import { copyDocumentToMyClaim } from '@generated/api/my-claims/my-claims';
import type { ClaimDocumentKind, Document } from '@generated/model';
import { DOCUMENTS_PER_CLAIM } from '@/domain/claims/claim-checks';
import { documentFault } from '@/domain/documents/document-limits';
import { storedItem, type DocumentItem, type DocumentState } from '../document-item';
import { roomBeside, withChanges, type Changes } from './document-changes';
import { dropFile, dropFiles, keepFile, keptFiles, type KeptFile } from './kept-files';
import { sendKeptFile } from './send-kept-file';
import { deleteForGood, failedUpload, isAllSent } from '../upload';

interface Surroundings {
  /** Those of the claim, as last read. */
  documents: readonly Document[];
  /** How many copies for buyers the claim has in addition. */
  copies: number;
  /** Null for a visitor, whose files are only kept on the device. */
  ensureClaim: (() => Promise<number>) | null;
}

const AT_A_TIME = 2;

/**
 * The documents of one unfinished claim. Every file is kept on the device until the exchange has it, so that none is
 * lost when a tab closes: the next tab continues.
 */
export class ClaimUploads {
  private changes: Changes = { items: [], removed: [], copying: 0, takingBack: [] };
  private readonly observers = new Set<() => void>();
  /** `keeping` resolves to whether the file was stored on the device. */
  private readonly files = new Map<string, { kept: KeptFile; keeping: Promise<boolean> }>();
  private readonly running = new Map<string, AbortController>();
  /** Aborted while no page shows the documents. */
  private lifetime = AbortSignal.abort();
  private around: Surroundings = { documents: [], copies: 0, ensureClaim: null };
  private claim: Promise<number> | null = null;
  private readonly draftName: string;
  private readonly onSentElsewhere: () => void;

  /** @param onSentElsewhere called when another tab has sent a file, perhaps to a claim unknown to this one. */
  constructor(draftName: string, onSentElsewhere: () => void) {
    this.draftName = draftName;
    this.onSentElsewhere = onSentElsewhere;
  }

  subscribe = (observer: () => void): (() => void) => {
    this.observers.add(observer);
    return () => this.observers.delete(observer);
  };

  snapshot = (): Changes => this.changes;

  /** @returns a function that stops the uploads. They continue at the next start, in this tab or another one. */
  start = (): (() => void) => {
    const lifetime = new AbortController();
    this.lifetime = lifetime.signal;
    void this.readDevice();
    this.sendNext();
    return () => {
      lifetime.abort();
      this.abortAll();
      for (const { id, state } of this.changes.items) {
        if (state === 'uploading') this.change(id, { state: 'kept' });
      }
    };
  };

  follow = (around: Surroundings): void => {
    const before = this.around.ensureClaim;
    this.around = around;
    if (around.ensureClaim && !before) this.sendNext();
    // The session has ended: nothing of the person stays on the screen, and the logout has emptied the device.
    if (!around.ensureClaim && before) {
      this.abortAll();
      this.files.clear();
      this.update({ items: [] });
      void this.readDevice();
    }
  };

  add = (kind: ClaimDocumentKind, files: readonly File[]): void => {
    for (const [index, file] of files.entries()) {
      const { room } = this;
      const fault =
        documentFault(file, kind) ??
        (room > 0 ? null : `A claim has at most ${DOCUMENTS_PER_CLAIM} documents.`);
      // Files that are chosen together keep their order.
      const keptAt = Date.now() + index;
      const kept: KeptFile = { id: newId(), kind, file, keptAt, wasSent: false };
      if (fault) this.append(kept, { state: 'failed', message: fault, mayRetry: false });
      else this.keep(kept);
    }
    this.sendNext();
  };

  cancel = (id: string): void => {
    const item = this.find(id);
    if (item && isAllSent(item)) {
      // All of it is sent: the exchange stores it even if nobody waits for the answer, which alone names the document.
      this.running.delete(id);
      this.update({ takingBack: [...this.changes.takingBack, id] });
    } else {
      this.running.get(id)?.abort();
    }
    this.leave(id);
    this.sendNext();
  };

  retry = (id: string): void => {
    this.change(id, { state: 'kept' });
    this.sendNext();
  };

  /** Removes a file, or deletes a document of the claim. */
  remove = (item: DocumentItem): void => {
    if (item.state === 'done') void this.delete(item.document);
    else this.leave(item.id);
  };

  /** Adds a copy of a document of another claim. Rejects with the refusal. */
  addSaved = async (documentId: number): Promise<void> => {
    this.update({ copying: this.changes.copying + 1 });
    try {
      const claimId = await this.claimId();
      const document = await copyDocumentToMyClaim(claimId, { document_id: documentId });
      this.update({ items: [...this.changes.items, storedItem(document)] });
    } finally {
      this.update({ copying: this.changes.copying - 1 });
    }
  };

  /** Drops everything that the exchange does not have. */
  discard = async (): Promise<void> => {
    this.abortAll();
    this.files.clear();
    this.update({ items: this.changes.items.filter(({ state }) => state === 'done') });
    await dropFiles(this.draftName);
  };

  private get room(): number {
    const { documents, copies } = this.around;
    return roomBeside(withChanges(documents, this.changes), copies);
  }

  private async readDevice(): Promise<void> {
    const { lifetime } = this;
    const found = await keptFiles(this.draftName);
    if (lifetime.aborted) return;
    for (const { kept, isOnDevice } of found) {
      if (this.find(kept.id)) continue;
      this.files.set(kept.id, { kept, keeping: Promise.resolve(isOnDevice) });
      this.append(kept, { state: 'kept' }, isOnDevice);
    }
    this.sendNext();
  }

  private keep(kept: KeptFile): void {
    const keeping = keepFile(this.draftName, kept);
    this.files.set(kept.id, { kept, keeping });
    this.append(kept, { state: 'kept' });
    void keeping.then((isOnDevice) => {
      const item = this.find(kept.id);
      if (item) this.replace({ ...item, isOnDevice });
    });
  }

  private sendNext(): void {
    if (this.lifetime.aborted || !this.around.ensureClaim) return;
    for (const { id, state } of this.changes.items) {
      if (state === 'kept') this.change(id, { state: 'uploading', progress: null });
    }
    const waiting = this.changes.items.filter(
      ({ id, state }) => state === 'uploading' && !this.running.has(id),
    );
    for (const { id } of waiting.slice(0, AT_A_TIME - this.running.size)) void this.send(id);
  }

  private async send(id: string): Promise<void> {
    const file = this.files.get(id);
    if (!file) return;
    const controller = new AbortController();
    const { signal } = controller;
    this.running.set(id, controller);
    try {
      const document = await sendKeptFile({
        draftName: this.draftName,
        kept: file.kept,
        isKeptOnDevice: await file.keeping,
        claimId: this.claimId,
        signal,
        onProgress: (progress) => this.change(id, { state: 'uploading', progress }),
        isKnown: (documentId) =>
          this.changes.items.some((i) => i.state === 'done' && i.document.id === documentId),
      });
      if (document && this.changes.takingBack.includes(id)) {
        await this.takeBack(document);
      } else if (document) {
        this.change(id, { state: 'done', document });
      } else {
        this.leave(id);
        this.onSentElsewhere();
      }
    } catch (error) {
      if (signal.aborted) return;
      const failure = failedUpload(error);
      this.change(id, failure);
      if (!failure.mayRetry) await dropFile(this.draftName, id);
    } finally {
      // After a stop and a restart, the file may be in flight a second time.
      if (this.running.get(id) === controller) this.running.delete(id);
      this.update({ takingBack: this.changes.takingBack.filter((each) => each !== id) });
      this.sendNext();
    }
  }

  /** Files that are sent at the same time create one claim together, instead of one each. */
  private claimId = async (): Promise<number> => {
    if (!this.around.ensureClaim) throw new Error('A visitor has no claim.');
    this.claim ??= this.around.ensureClaim().finally(() => {
      this.claim = null;
    });
    return await this.claim;
  };

  private async delete(document: Document): Promise<void> {
    this.update({ removed: [...this.changes.removed, document.id] });
    if (await deleteForGood(document)) return;
    this.update({ removed: this.changes.removed.filter((id) => id !== document.id) });
  }

  /** Deletes a document whose upload was cancelled too late. If that fails, it is shown with the others. */
  private async takeBack(document: Document): Promise<void> {
    const deleting = this.delete(document);
    this.update({ items: [...this.changes.items, storedItem(document)] });
    await deleting;
  }

  private leave(id: string): void {
    this.files.delete(id);
    this.update({ items: this.changes.items.filter((item) => item.id !== id) });
    void dropFile(this.draftName, id);
  }

  private abortAll(): void {
    for (const controller of this.running.values()) controller.abort();
    this.running.clear();
  }

  private find(id: string): DocumentItem | undefined {
    return this.changes.items.find((item) => item.id === id);
  }

  private append({ id, kind, file }: KeptFile, state: DocumentState, isOnDevice = true): void {
    const facts = { id, kind, name: file.name, size: file.size, file, isOnDevice };
    this.update({ items: [...this.changes.items, { ...facts, ...state }] });
  }

  private change(id: string, state: DocumentState): void {
    const item = this.find(id);
    if (!item) return;
    const { kind, name, size, file, isOnDevice } = item;
    this.replace({ id, kind, name, size, file, isOnDevice, ...state });
  }

  private replace(changed: DocumentItem): void {
    this.update({
      items: this.changes.items.map((item) => (item.id === changed.id ? changed : item)),
    });
  }

  private update(changes: Partial<Changes>): void {
    this.changes = { ...this.changes, ...changes };
    for (const observer of this.observers) observer();
  }
}
