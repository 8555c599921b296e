import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { bytesOf, joined, pdf } from '../../testing/files';
import { openPdf, textsOf } from '../../testing/texts-of';
import { withoutMetadata } from '../without-metadata';

const AUTHOR = 'Mara Secret, 48.2082 N 16.3738 E';

const clean = async (bytes: Uint8Array) => await withoutMetadata('application/pdf', bytes);

/** A file as text: a page that shows `Claim 4711`, and what a test adds to it. */
function file({ catalog = '', page = '', objects = [] as string[], resources = '' }) {
  const all = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<<${resources}>>${page}>>`,
    stream('', '(Claim 4711) Tj'),
    BLACK_BOX,
    ...objects,
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return bytesOf(`%PDF-1.7\n${all.join('')}trailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`);
}

function stream(entries: string, content: string): string {
  return `<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`;
}

/** Object 5 of each file: what an annotation can look like. */
const BLACK_BOX = stream('/Subtype/Form/BBox[0 0 100 30]', '0 0 100 30 re f');
const LOOK = '/Rect[20 40 120 70]/AP<</N 5 0 R>>';

/** What stands on the page beside its content, for a reader of the file. */
async function annotationsOf(bytes: Uint8Array | null): Promise<string[]> {
  const page = (await openPdf(bytes ?? pdf)).getPage(0).node;
  const list = page.Annots()?.asArray() ?? [];
  return list.map((entry) => String(page.context.lookup(entry)).replaceAll(/\s+/g, ' '));
}

const STAMP = '<< /Rect [ 20 40 120 70 ] /Type /Annot /Subtype /Stamp /F 196 /AP << /N 5 0 R >> >>';

describe('what is not seen on a page is lost:', () => {
  const attached = `<</Type/Filespec/F(${AUTHOR}.pdf)/EF<</F 7 0 R>>>>`;
  const picture = '/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray';
  const drawing = { resources: '/XObject<</Picture 6 0 R>>' };

  test.each([
    [
      'a comment and its window',
      {
        page: '/Annots[6 0 R 7 0 R]',
        objects: [
          `<</Subtype/Text${LOOK}/T(${AUTHOR})/Contents(${AUTHOR})/RC(${AUTHOR})/NM(1)/M(D:2026)/Popup 7 0 R>>`,
          `<</Subtype/Popup/Rect[0 0 9 9]/Parent 6 0 R/Contents(${AUTHOR})>>`,
        ],
      },
    ],
    [
      'an annotation that is hidden',
      { page: `/Annots[<</Subtype/Stamp${LOOK}/F 2/T(${AUTHOR})>>]` },
    ],
    ['one that is printed only', { page: `/Annots[<</Subtype/Stamp${LOOK}/F 36/T(${AUTHOR})>>]` }],
    [
      'the address of a link',
      { page: `/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(mailto:${AUTHOR})>>>>]` },
    ],
    [
      'a file on a page',
      {
        page: `/Annots[<</Subtype/FileAttachment${LOOK}/FS 6 0 R>>]`,
        objects: [attached, stream('', AUTHOR)],
      },
    ],
    [
      'a file of the document',
      {
        catalog: '/AF[6 0 R]/Names<</EmbeddedFiles<</Names[(1)6 0 R]>>>>',
        objects: [attached, stream('', AUTHOR)],
      },
    ],
    [
      'a file of a picture',
      { ...drawing, objects: [stream(`${picture}/AF[7 0 R]`, '1'), `<</F(${AUTHOR})>>`] },
    ],
    [
      'another version of a picture',
      {
        ...drawing,
        objects: [stream(`${picture}/Alternates[<</Image 7 0 R>>]`, '1'), stream(picture, AUTHOR)],
      },
    ],
    [
      'where a picture was taken from',
      { ...drawing, objects: [stream(`${picture}/OPI<</2.0<</F(${AUTHOR})>>>>`, '1')] },
    ],
    [
      'the notes of a picture',
      {
        ...drawing,
        objects: [stream(`${picture}/Metadata 7 0 R`, '1'), stream('/Type/Metadata', AUTHOR)],
      },
    ],
    ['a script that runs at first', { catalog: `/OpenAction<</S/JavaScript/JS(${AUTHOR})>>` }],
    ['a script of a page', { page: `/AA<</O<</S/JavaScript/JS(${AUTHOR})>>>>` }],
    ['a preview of a page', { page: '/Thumb 6 0 R', objects: [stream(picture, AUTHOR)] }],
    [
      'bookmarks',
      {
        catalog: '/Outlines 6 0 R',
        objects: ['<</First 7 0 R>>', `<</Title(${AUTHOR})/Parent 6 0 R>>`],
      },
    ],
    [
      'what is read out in place of a picture',
      { catalog: '/StructTreeRoot 6 0 R', objects: [`<</K<</S/Figure/Alt(${AUTHOR})>>>>`] },
    ],
    [
      'the value of a signature',
      { page: `/Annots[<</Subtype/Widget/FT/Sig/Rect[0 0 0 0]/V<</Name(${AUTHOR})>>>>]` },
    ],
  ])('%s', async (_, added) => {
    const bytes = file(added);
    expect(await textsOf(bytes)).toContain(AUTHOR);
    const kept = (await clean(bytes)) ?? bytes;
    expect(await textsOf(kept)).not.toContain(AUTHOR);
    expect(await textsOf(kept)).toContain('(Claim 4711) Tj');
    expect(await annotationsOf(kept)).toEqual([]);
    const page = (await openPdf(kept)).getPage(0);
    expect(page.getSize()).toEqual({ width: 200, height: 100 });
  });

  test('files, scripts and the names of fields that a program has put in', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage();
    await document.attach(bytesOf(AUTHOR), 'statement.txt', { description: AUTHOR });
    document.addJavaScript('greet', `app.alert('${AUTHOR}')`);
    const field = document.getForm().createTextField(AUTHOR);
    field.setText('4711');
    field.addToPage(page);
    const bytes = await document.save();
    expect((await textsOf(bytes)).split(AUTHOR).length).toBeGreaterThan(4);
    const kept = (await clean(bytes)) ?? bytes;
    const texts = await textsOf(kept);
    expect(texts).not.toContain(AUTHOR);
    expect(texts).not.toMatch(/JavaScript|EmbeddedFile|AcroForm/);
    expect(texts).toContain('4711 Tj');
    expect(await annotationsOf(kept)).toEqual([expect.stringContaining('/Subtype /Stamp')]);
  });
});

describe('what is seen on a page stays:', () => {
  test.each(['Square', 'FreeText', 'Highlight', 'Ink', 'Stamp', 'Watermark'])(
    'a drawing over a text, without who drew it and why: %s',
    async (subtype) => {
      const notes = `/T(${AUTHOR})/Subj(${AUTHOR})/Contents(${AUTHOR})/NM(1)/M(D:2026)/RC(${AUTHOR})`;
      const bytes = file({ page: `/Annots[<</Subtype/${subtype}${LOOK}${notes}>>]` });
      const kept = await clean(bytes);
      expect(await annotationsOf(kept)).toEqual([STAMP]);
      const texts = await textsOf(kept ?? bytes);
      expect(texts).toContain('0 0 100 30 re f');
      expect(texts).not.toContain(AUTHOR);
    },
  );

  test('a box that is ticked, and none of the others', async () => {
    const box = (state: string) =>
      `<</Subtype/Widget/Parent 6 0 R/Rect[20 40 120 70]/AS/${state}/AP<</N<</Yes 5 0 R>>>>>>`;
    const bytes = file({
      catalog: '/AcroForm<</Fields[6 0 R]>>',
      page: '/Annots[7 0 R 8 0 R]',
      objects: [
        `<</FT/Btn/T(${AUTHOR})/V/Yes/Kids[7 0 R 8 0 R]>>`,
        ...['Yes', 'Off'].map((state) => box(state)),
      ],
    });
    const kept = await clean(bytes);
    expect(await annotationsOf(kept)).toEqual([STAMP]);
    expect(await textsOf(kept ?? bytes)).not.toContain(AUTHOR);
  });

  test('a field that is empty is no reason to refuse', async () => {
    const fields = ['/FT/Tx/V()', '/FT/Tx/V<FEFF>', '/FT/Btn/V/Off', '/FT/Ch/V[]', '/FT/Tx'];
    const widgets = fields.map((field) => `<</Subtype/Widget/Rect[0 0 9 9]${field}>>`);
    expect(
      await annotationsOf(await clean(file({ page: `/Annots[${widgets.join('')}]` }))),
    ).toEqual([]);
  });

  test('annotations that two pages have in common', async () => {
    const bytes = joined(
      file({ page: '/Annots 6 0 R', objects: [`[<</Subtype/Square${LOOK}>>]`] }),
      '2 0 obj\n<</Type/Pages/Kids[3 0 R 7 0 R]/Count 2>>\nendobj\n7 0 obj\n<</Type/Page/Parent 2 0 R/Annots 6 0 R>>\nendobj\n',
    );
    const pages = (await openPdf((await clean(bytes)) ?? pdf)).getPages();
    expect(pages.map(({ node }) => node.Annots()?.size())).toEqual([1, 1]);
  });

  test('layers that are all shown', async () => {
    const layers = '/OCProperties<</OCGs[6 0 R]/D<</ON[6 0 R]/OFF[]>>>>';
    const bytes = file({ catalog: layers, objects: ['<</Type/OCG/Name(Text)>>'] });
    expect(await textsOf((await clean(bytes)) ?? pdf)).toContain('/OCGs');
  });
});

describe('where what is seen cannot be told from what is not, it is refused:', () => {
  const widget = (entries: string) => ({
    page: `/Annots[<</Subtype/Widget/Rect[0 0 9 9]${entries}>>]`,
  });

  test.each([
    [
      'a rectangle that each viewer draws as it likes',
      { page: '/Annots[<</Subtype/Square/Rect[0 0 9 9]>>]' },
    ],
    ['a text that is marked to be blacked out', { page: `/Annots[<</Subtype/Redact${LOOK}>>]` }],
    ['a field with a value that is not drawn', widget('/FT/Tx/V(4711)')],
    [
      'a field that has its value from another',
      { ...widget('/Parent 6 0 R'), objects: ['<</FT/Tx/V(4711)>>'] },
    ],
    ['a ticked box that is not drawn', widget('/FT/Btn/V/Yes/AS/Yes')],
    ['chosen values that are not drawn', widget('/FT/Ch/V[(4711)]')],
    ['fields within themselves', { ...widget('/Parent 6 0 R'), objects: ['<</Parent 6 0 R>>'] }],
    ['fields that viewers draw anew', { catalog: '/AcroForm<</NeedAppearances true>>' }],
    [
      'a layer that is hidden',
      { catalog: '/OCProperties<</D<</OFF[6 0 R]>>>>', objects: ['<</Type/OCG>>'] },
    ],
    ['layers that are hidden', { catalog: '/OCProperties<</D<</BaseState/OFF>>>>' }],
  ])('%s', async (_, added) => {
    expect(await clean(file({}))).not.toBeNull();
    expect(await clean(file(added))).toBeNull();
  });

  test('a page that hangs on those of another document', async () => {
    const others = `6 0 obj\n<</Type/Pages/Kids[7 0 R]>>\nendobj\n7 0 obj\n(${AUTHOR})\nendobj\n`;
    const page = '3 0 obj\n<</Type/Page/Parent 6 0 R/Contents 4 0 R>>\nendobj\n';
    expect(await clean(joined(file({}), others, page))).toBeNull();
  });
});
