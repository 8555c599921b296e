import type { AgreementKind } from '@generated/model';
import { checksumOf } from '../crypto/checksum';
import type { AgreementText } from './agreement-text';
import { buyerAccess202602 } from './buyer-access-2026-02';
import { buyerAccess202609 } from './buyer-access-2026-09';
import { buyerAccess202611 } from './buyer-access-2026-11';

type Versions = readonly [AgreementText, ...AgreementText[]];

/** Every version that was ever in force, the latest first. */
const AGREEMENTS: Record<AgreementKind, Versions> = {
  buyer_access: [buyerAccess202611, buyerAccess202609, buyerAccess202602],
};

/** The version in force. */
export function currentAgreement(kind: AgreementKind): AgreementText {
  return AGREEMENTS[kind][0];
}

/** Every version, the latest first. */
export function agreementVersions(kind: AgreementKind): Versions {
  return AGREEMENTS[kind];
}

/**
 * What changed after a version and still holds, the latest changes first; empty if no version was accepted. If two
 * changes concern the same thing, the earlier one no longer holds.
 */
export function changesSince(kind: AgreementKind, version: string | undefined): string[] {
  if (version === undefined) return [];
  const all = AGREEMENTS[kind]
    .filter((later) => later.version > version)
    .flatMap(({ changes }) => changes);
  const isLatest = ({ about }: (typeof all)[number], index: number) =>
    all.findIndex((change) => change.about === about) === index;
  return all.filter(isLatest).map(({ text }) => text);
}

const hashes = new Map<AgreementText, Promise<string>>();

/** SHA-256 of the text as people read it: title, day, headings and paragraphs, each on its own line. */
export async function agreementHash(text: AgreementText): Promise<string> {
  const known = hashes.get(text) ?? checksumOf(new TextEncoder().encode(asLines(text)));
  hashes.set(text, known);
  return await known;
}

function asLines({ title, version, effective_on, sections }: AgreementText): string {
  const body = sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
  return [title, version, effective_on, ...body].join('\n');
}
