import { fireEvent, screen, within } from '@testing-library/react';
import type { SetupServer } from 'msw/node';
import { StrictMode, useState } from 'react';
import type { Document } from '@generated/model';
import { getListDocumentsMockHandler200 } from '@generated/msw/documents/documents.msw';
import { getUploadClaimDocumentMockHandler201 } from '@generated/msw/my-claims/my-claims.msw';
import { ClaimDocuments } from '@/documents/claim/claim-documents';
import { keptFiles } from '@/documents/claim/kept-files';
import { useClaimDocuments } from '@/documents/claim/use-claim-documents';
import { aDocument } from './documents';
import { renderPage } from './render-page';

/** The two kinds that the form's case asks for. */
export const PROOF = 'Proof of claim';
export const STATEMENT = 'Account statement';

interface FormProps {
  isLoggedIn?: boolean;
  documents?: readonly Document[];
  ensureClaim?: () => Promise<number>;
}

/** A page with the form, and a button that leads to another page and back. */
function Page(props: FormProps) {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsHere(!isHere)}>
        Other page
      </button>
      {isHere && <Form {...props} />}
    </>
  );
}

/** The form of claim 7, with a login button and a way to another step. */
function Form({ isLoggedIn = true, documents = [], ensureClaim = async () => 7 }: FormProps) {
  const [isUser, setIsUser] = useState(isLoggedIn);
  const [isHere, setIsHere] = useState(true);
  const claimDocuments = useClaimDocuments({
    draftName: 'ftx',
    documents,
    ensureClaim: isUser ? ensureClaim : null,
  });
  return (
    <>
      <button type="button" onClick={() => setIsUser(!isUser)}>
        {isUser ? 'Log out' : 'Log in'}
      </button>
      <button type="button" onClick={() => setIsHere(!isHere)}>
        Other step
      </button>
      <button type="button" onClick={() => void claimDocuments.discard()}>
        Discard
      </button>
      {claimDocuments.isBusy && <p>Busy</p>}
      {isHere && (
        <ClaimDocuments
          asked={['proof_of_claim', 'account_statement']}
          claimDocuments={claimDocuments}
          claimId={7}
        />
      )}
    </>
  );
}

/** @param saved the documents that the account has. */
export function openClaimDocuments(
  exchange: SetupServer,
  props: FormProps = {},
  saved: readonly Document[] = [],
) {
  exchange.use(
    getListDocumentsMockHandler200({
      current_page: 1,
      total_count: saved.length,
      documents: [...saved],
    }),
  );
  return renderPage(
    <StrictMode>
      <Page {...props} />
    </StrictMode>,
  );
}

/** Stores every upload under the next id, starting at 101, and remembers what was sent. */
export function storeUploads(exchange: SetupServer) {
  const uploads: string[] = [];
  exchange.use(
    getUploadClaimDocumentMockHandler201(async ({ request, params }) => {
      const document = await received(request, 101 + uploads.length);
      uploads.push(`${String(params['id'])}: ${document.kind} ${document.filename}`);
      return document;
    }),
  );
  return uploads;
}

/** Holds every upload until it is released, and remembers which ones were aborted. */
export function holdUploads(exchange: SetupServer) {
  const held: { name: string; letGo: () => void }[] = [];
  const aborted: string[] = [];
  exchange.use(
    getUploadClaimDocumentMockHandler201(async ({ request }) => {
      const document = await received(request, 201 + held.length);
      await new Promise<void>((resolve) => {
        request.signal.addEventListener('abort', () => aborted.push(document.filename));
        held.push({ name: document.filename, letGo: resolve });
      });
      return document;
    }),
  );
  return { held, aborted };
}

/** Reads the form from the wire format, which the test environment's parser does not accept. */
async function received(request: Request, id: number): Promise<Document> {
  const body = await request.text();
  const [, filename = ''] = /filename="([^"]+)"/.exec(body) ?? [];
  const [, kind] = /name="kind"\r\n\r\n(\w+)/.exec(body) ?? [];
  return aDocument({ id, kind: kind as Document['kind'], filename, byte_size: 7 });
}

export function area(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label);
}

export function dropOnto(target: HTMLElement, files: File[]) {
  fireEvent.drop(target, { dataTransfer: { files } });
}

export async function fileRow(name: string) {
  const item = (await screen.findByText(name)).closest('li');
  if (!item) throw new Error(`${name} stands in no row.`);
  return within(item);
}

/** The names of the files that the device keeps for the form. */
export async function filesOnDevice(): Promise<string[]> {
  return (await keptFiles('ftx')).map(({ kept }) => kept.file.name);
}
