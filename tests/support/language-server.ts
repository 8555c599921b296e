import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';
import { projectRoot } from '../../scripts/build-stamp.ts';

/** A position in a text, counted from 0. */
interface Position {
  line: number;
  character: number;
}

interface SignatureHelp {
  signatures: { documentation?: { value: string } }[];
}

/** What an editor asks about a file of this project. */
export interface OpenFile {
  /** What it shows under the pointer; empty if it shows nothing. */
  hover: (at: Position) => Promise<string>;
  /** The documentation of every signature of the call whose arguments are being typed. */
  signatures: (at: Position) => Promise<string[]>;
}

/** The language server of the installed TypeScript, as an editor runs it. */
export async function startLanguageServer() {
  const child = spawn(join(projectRoot, 'node_modules/.bin/tsc'), ['--lsp', '--stdio'], {
    cwd: projectRoot,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  // It asks for the editor's settings: there are none.
  connection.onRequest(() => null);
  connection.listen();
  const folder = pathToFileURL(projectRoot).href;
  const inMarkdown = { contentFormat: ['markdown'], documentationFormat: ['markdown'] };
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: folder,
    workspaceFolders: [{ uri: folder, name: 'project' }],
    capabilities: {
      textDocument: { hover: inMarkdown, signatureHelp: { signatureInformation: inMarkdown } },
    },
  });
  await connection.sendNotification('initialized', {});

  return {
    /** Opens a file that need not exist on the disk. */
    open: async (path: string, text: string): Promise<OpenFile> => {
      const uri = pathToFileURL(join(projectRoot, path)).href;
      await connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId: 'typescript', version: 1, text },
      });
      const ask = <T>(what: string, position: Position) =>
        connection.sendRequest<T | null>(`textDocument/${what}`, {
          textDocument: { uri },
          position,
        });
      return {
        hover: async (at) =>
          (await ask<{ contents: { value: string } }>('hover', at))?.contents.value ?? '',
        signatures: async (at) =>
          ((await ask<SignatureHelp>('signatureHelp', at))?.signatures ?? []).map(
            ({ documentation }) => documentation?.value ?? '',
          ),
      };
    },
    stop: async () => {
      connection.dispose();
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
