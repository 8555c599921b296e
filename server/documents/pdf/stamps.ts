import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { keepEntries } from './entries';

/** Not part of the page: they open a comment, a file or a sound. */
const ICONS = ['Text', 'Popup', 'FileAttachment', 'Sound'];
/** The bits of `F` (ISO 32000-2, 12.5.3). */
const FLAGS = {
  hidden: 2,
  print: 4,
  noZoom: 8,
  noRotate: 16,
  noView: 32,
  readOnly: 64,
  locked: 128,
};
/** The most levels of nested fields; forms have three. */
const MOST_LEVELS = 20;

/**
 * Keeps the annotations of a page that are visible on the screen: each becomes a stamp with its current look and stops
 * being a comment, link or field. A rectangle drawn over a name must not fall off.
 * @throws if a visible annotation has no look of its own, or marks content to be redacted that is still there.
 */
export function turnIntoStamps(annotations: PDFArray, context: PDFContext): void {
  let kept = 0;
  for (const entry of new Set(annotations.asArray())) {
    const annotation = context.lookup(entry);
    if (!(annotation instanceof PDFDict) || !turnIntoStamp(annotation)) continue;
    annotations.set(kept, entry);
    kept += 1;
  }
  while (annotations.size() > kept) annotations.remove(annotations.size() - 1);
}

/** @returns false if none of it is visible. */
function turnIntoStamp(annotation: PDFDict): boolean {
  const subtype = annotation.lookup(PDFName.of('Subtype'), PDFName).decodeText();
  if (subtype === 'Redact') throw new Error('This PDF still has what it marks to be blacked out.');
  const flags = annotation.lookupMaybe(PDFName.of('F'), PDFNumber)?.asNumber() ?? 0;
  if (ICONS.includes(subtype) || flags & (FLAGS.hidden | FLAGS.noView)) return false;
  const look = lookOf(annotation);
  if (!look) {
    if (isDrawnByViewers(annotation, subtype)) throw new Error('This PDF leaves a look open.');
    return false;
  }
  const { context } = annotation;
  const rest = flags & (FLAGS.noZoom | FLAGS.noRotate);
  keepEntries(annotation, ['Rect', 'OC']);
  annotation.set(PDFName.of('Type'), PDFName.of('Annot'));
  annotation.set(PDFName.of('Subtype'), PDFName.of('Stamp'));
  annotation.set(PDFName.of('F'), context.obj(rest | FLAGS.print | FLAGS.readOnly | FLAGS.locked));
  annotation.set(PDFName.of('AP'), context.obj({ N: look }));
  return true;
}

/** What draws it now: the look of its state, if it has several. */
function lookOf(annotation: PDFDict): PDFRef | undefined {
  const normal = normalLook(annotation);
  const found = annotation.context.lookup(normal);
  const state = stateOf(annotation);
  const look = found instanceof PDFDict ? state && found.get(state) : normal;
  const isDrawn = annotation.context.lookup(look) instanceof PDFStream;
  return look instanceof PDFRef && isDrawn ? look : undefined;
}

/** Whether viewers draw it even without a look. */
function isDrawnByViewers(annotation: PDFDict, subtype: string): boolean {
  if (subtype === 'Link') return false;
  // A box that is not ticked often only has a look for the other state.
  const hasStates = annotation.context.lookup(normalLook(annotation)) instanceof PDFDict;
  if (hasStates && stateOf(annotation)) return false;
  return subtype !== 'Widget' || isFilled(annotation);
}

function normalLook(annotation: PDFDict): PDFObject | undefined {
  return annotation.lookupMaybe(PDFName.of('AP'), PDFDict)?.get(PDFName.of('N'));
}

function stateOf(annotation: PDFDict): PDFName | undefined {
  return annotation.lookupMaybe(PDFName.of('AS'), PDFName);
}

/** Whether a form field, or a field that contains it, has a readable value. */
function isFilled(widget: PDFDict): boolean {
  let field: PDFDict | undefined = widget;
  for (let level = 0; field; level += 1) {
    if (level > MOST_LEVELS) throw new Error('This PDF has too many levels of fields.');
    const value = field.lookup(PDFName.of('V'));
    if (value) return isReadable(value);
    field = field.lookupMaybe(PDFName.of('Parent'), PDFDict);
  }
  return false;
}

/** A signature is a dictionary and shows nothing by itself. */
function isReadable(value: PDFObject): boolean {
  if (value instanceof PDFDict) return false;
  if (value instanceof PDFArray) return value.size() > 0;
  // Uses the raw text: the library takes minutes to decode long strings, for each field.
  if (value instanceof PDFString) return value.asString() !== '';
  if (value instanceof PDFHexString) return !/^(FEFF)?$/i.test(value.asString());
  return value !== OFF;
}

const OFF = PDFName.of('Off');
