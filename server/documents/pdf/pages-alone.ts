import {
  PDFArray,
  PDFBool,
  type PDFCatalog,
  PDFDict,
  PDFName,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { keepEntries } from './entries';
import { turnIntoStamps } from './stamps';

const INHERITED = 'Type Parent Resources MediaBox CropBox Rotate'.split(' ');
/** What draws the pages (ISO 32000-2, 7.7 and 14.11.5), and the language for reading them aloud. */
const SHOWN = {
  catalog: 'Type Version Pages OCProperties OutputIntents Lang'.split(' '),
  tree: [...INHERITED, 'Kids', 'Count'],
  page: [...INHERITED, ...'Contents Annots Group BleedBox TrimBox ArtBox UserUnit'.split(' ')],
};

/**
 * Keeps only the pages with what is visible on them: no attached files, scripts, forms, bookmarks, tags or previews.
 * @throws if a viewer would then show something else.
 */
export function keepPagesAlone(catalog: PDFCatalog): void {
  if (hasOpenLooks(catalog)) throw new Error('This PDF leaves it to viewers how its fields look.');
  if (hasHiddenLayers(catalog)) throw new Error('This PDF has hidden layers.');
  keepEntries(catalog, SHOWN.catalog);
  const { context } = catalog;
  const met = new Set<PDFObject>();
  const open = [catalog.get(PDFName.of('Pages'))];
  while (open.length > 0) {
    const node = context.lookup(open.pop());
    if (!node || met.has(node)) continue;
    met.add(node);
    if (node instanceof PDFArray) {
      for (const kid of node.asArray()) open.push(kid);
    } else if (node instanceof PDFDict && node.has(KIDS)) {
      keepEntries(node, SHOWN.tree);
      open.push(node.get(KIDS));
    } else if (node instanceof PDFDict) keepPage(node, met);
    else throw new Error('A page of this PDF is none.');
  }
  for (const node of met) {
    // A page taken out of another document may still be attached to the pages of that document.
    const parent = node instanceof PDFDict ? node.lookup(PDFName.of('Parent')) : undefined;
    if (parent && !met.has(parent)) throw new Error('A page of this PDF belongs to others.');
  }
}

/** @param met the lists of annotations already handled: several pages can share one. */
function keepPage(page: PDFDict, met: Set<PDFObject>): void {
  keepEntries(page, SHOWN.page);
  const annotations = page.lookupMaybe(ANNOTS, PDFArray);
  if (!annotations) return;
  if (!met.has(annotations)) turnIntoStamps(annotations, page.context);
  met.add(annotations);
  if (annotations.size() === 0) page.delete(ANNOTS);
}

/** Whether viewers redraw the fields of the form, from values that may differ from those drawn. */
function hasOpenLooks(catalog: PDFCatalog): boolean {
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  return form?.lookupMaybe(PDFName.of('NeedAppearances'), PDFBool)?.asBoolean() ?? false;
}

/** Whether it has layers that nobody sees until they switch them on. */
function hasHiddenLayers(catalog: PDFCatalog): boolean {
  const layers = catalog.lookupMaybe(PDFName.of('OCProperties'), PDFDict);
  const shown = layers?.lookupMaybe(PDFName.of('D'), PDFDict);
  const hidden = shown?.lookupMaybe(PDFName.of('OFF'), PDFArray)?.size() ?? 0;
  return hidden > 0 || shown?.lookup(PDFName.of('BaseState')) === PDFName.of('OFF');
}

const KIDS = PDFName.of('Kids');
const ANNOTS = PDFName.of('Annots');
