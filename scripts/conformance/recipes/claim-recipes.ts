import { at, idOf } from '../session/answer.ts';
import type { Case } from '../session/case.ts';
import { png } from '../session/multipart.ts';
import { actorOf, claimIn, draftBody, keepClaim, newDraft, startOf, stepBody } from './claims.ts';
import { seller, strangerTo } from './people.ts';
import type { Prepared, Recipe } from './recipe.ts';

/** Adds a `stranger`, if there is somebody else. */
function withStranger(check: Case, prepared: Prepared): Prepared {
  const stranger = strangerTo(check, prepared.as);
  return { ...prepared, ...(stranger && { stranger }) };
}

/** A step from one status of a claim to another. */
const step =
  (operation: string, from: string, to: string): Recipe =>
  async (check) => {
    const as = await actorOf(check, operation);
    const claim = await claimIn(check, startOf(operation, from));
    const body = stepBody(check, operation, claim.version);
    const prepared: Prepared = {
      as,
      params: { id: claim.id },
      body,
      version: 'lock_version',
      other: { body: { ...body, lock_version: claim.version + 1 } },
      holds: async (inner, { json }) => {
        if (at(json, 'status') !== to)
          inner.fault(`the claim is ${String(at(json, 'status'))}, not ${to}`);
        const read = await inner.call('getMyClaim', {
          as: await seller(inner),
          params: { id: claim.id },
        });
        if (at(read.json, 'status') !== to) inner.fault(`read again, the claim is not ${to}`, read);
        await keepClaim(inner, read.json);
      },
    };
    return as === 'admin' ? prepared : withStranger(check, prepared);
  };

const pngFile = (filename: string) => ({ filename, bytes: png });

export const claimRecipes: Record<string, Recipe> = {
  createMyClaim: async (check) => {
    const body = await draftBody(check);
    return {
      as: await seller(check),
      body,
      other: { body: { ...body, claim: { face_amount: '1' } } },
      holds: async (inner, answer) => {
        if (at(answer.json, 'status') !== 'draft') inner.fault('a new claim is no draft', answer);
        const read = await inner.call('getMyClaim', {
          as: await seller(inner),
          params: { id: idOf(answer) },
        });
        if (at(read.json, 'face_amount') !== '250000')
          inner.fault('what was sent was not kept', read);
      },
    };
  },
  getMyClaim: async (check) => {
    const { as, id } = await newDraft(check);
    return withStranger(check, { as, params: { id } });
  },
  updateMyClaim: async (check) => {
    const { as, id, version } = await newDraft(check);
    const claim = { face_amount: '123456.5', ask_percent: '61.25' };
    return withStranger(check, {
      as,
      params: { id },
      body: { claim, lock_version: version },
      version: 'lock_version',
      other: { body: { claim: { face_amount: '7' }, lock_version: version } },
      holds: async (inner) => {
        const read = await inner.call('getMyClaim', { as, params: { id } });
        if (at(read.json, 'face_amount') !== '123456.5' || at(read.json, 'ask_percent') !== '61.25')
          inner.fault('read again, the change is not there', read);
        if (Number(at(read.json, 'lock_version')) <= version)
          inner.fault('lock_version has not risen', read);
      },
    });
  },
  deleteMyClaim: async (check) => {
    const { as, id } = await newDraft(check);
    return withStranger(check, {
      as,
      params: { id },
      other: { params: { id: id + 1 } },
      holds: async (inner) => {
        inner.expect(await inner.call('getMyClaim', { as, params: { id } }), 404, 'not_found');
      },
    });
  },
  submitMyClaim: step('submitMyClaim', 'draft', 'in_review'),
  requestClaimChanges: step('requestClaimChanges', 'in_review', 'changes_requested'),
  approveClaim: step('approveClaim', 'in_review', 'open'),
  pauseMyClaim: step('pauseMyClaim', 'open', 'paused'),
  resumeMyClaim: step('resumeMyClaim', 'paused', 'open'),
  withdrawMyClaim: step('withdrawMyClaim', 'open', 'withdrawn'),
  relistMyClaim: step('relistMyClaim', 'withdrawn', 'in_review'),
  reviseMyClaim: step('reviseMyClaim', 'withdrawn', 'draft'),
  rejectClaim: step('rejectClaim', 'in_review', 'rejected'),
  pauseClaim: step('pauseClaim', 'open', 'paused'),
  resumeClaim: step('resumeClaim', 'paused', 'open'),
  featureClaim: async (check) => {
    const as = await actorOf(check, 'featureClaim');
    const { id, version } = await claimIn(check, 'open');
    const body = { featured: true, lock_version: version };
    return {
      as,
      params: { id },
      body,
      version: 'lock_version',
      other: { body: { ...body, featured: false } },
      holds: async (inner, { json }) => {
        if (at(json, 'featured') !== true) inner.fault('the claim is not featured');
        const listed = await inner.call('getFeaturedClaims', {});
        const rows = Array.isArray(listed.json) ? listed.json : [];
        if (!rows.some((row) => at(row, 'id') === id))
          inner.fault('the claim is not among the featured ones', listed);
        await keepClaim(inner, json);
      },
    };
  },

  recordClaimView: async (check) => {
    const { id } = await claimIn(check, 'open');
    return { as: 'visitor', params: { id } };
  },
  uploadClaimDocument: async (check) => {
    const { as, id } = await newDraft(check);
    const form = { kind: 'other', file: pngFile('statement.png') };
    return withStranger(check, {
      as,
      params: { id },
      form,
      other: { form: { ...form, kind: 'tax_form' } },
      holds: (inner, { json }) => {
        if (at(json, 'claim_id') !== id) inner.fault('the document does not name its claim');
        if (at(json, 'byte_size') !== png.byteLength) inner.fault('byte_size is not what was sent');
      },
    });
  },

  uploadRedactedDocument: async (check) => {
    const { as, id } = await newDraft(check);
    const form = { kind: 'other', file: pngFile('statement of the holder.png') };
    return withStranger(check, {
      as,
      params: { id },
      form,
      other: { form: { ...form, kind: 'tax_form' } },
      holds: (inner, { json }) => {
        if (at(json, 'claim_id') !== id) inner.fault('the document does not name its claim');
        if (at(json, 'redacted') !== true) inner.fault('the document is not said to be redacted');
        if (String(at(json, 'filename')).includes('holder'))
          inner.fault('buyers read the name of the file');
      },
    });
  },
  copyDocumentToMyClaim: async (check) => {
    const { as, id } = await newDraft(check);
    const upload = (kind: string) =>
      check.succeed('uploadDocument', { as, form: { kind, file: pngFile('saved.png') } });
    const saved = idOf(await upload('proof_of_claim'));
    return withStranger(check, {
      as,
      params: { id },
      body: { document_id: saved },
      other: { body: { document_id: saved + 1 } },
    });
  },
};
