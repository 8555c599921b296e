import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
  PDFRef,
  type PDFString,
} from '@cantoo/pdf-lib';
import { nextTurn } from '../../next-turn';
import { assertUsual, Budget, MOST, Reading, word } from './reading';

const OBJECTS_AT_ONCE = 100;

/**
 * Reads a PDF that follows the specification, and throws for all others. The library's own reader accepts any file, and
 * takes minutes for one made of junk or of much data packed into little; this one is strict and counts.
 */
export async function readPdf(bytes: Uint8Array): Promise<PDFContext> {
  return await new StrictParser(bytes, new Budget()).read();
}

class StrictParser extends PDFParser {
  readonly #file: Uint8Array;
  readonly #reading: Reading;

  constructor(file: Uint8Array, budget: Budget) {
    super(file);
    this.#file = file;
    this.#reading = new Reading(budget);
  }

  async read(): Promise<PDFContext> {
    let objects = 0;
    for (let before = -1; ;) {
      this.skipWhitespaceAndComments();
      if (this.bytes.done()) return this.context;
      // A stream's length can lead back.
      if (this.bytes.offset() <= before) throw new Error('This PDF does not go on.');
      before = this.bytes.offset();
      if (this.matchKeyword(XREF)) this.#skipTo(TRAILER);
      else if (this.matchKeyword(TRAILER)) this.#readTrailer(this.#readDict());
      else if (this.matchKeyword(STARTXREF)) this.#readNumber();
      else await this.#readIndirectObject();
      objects += 1;
      if (objects % OBJECTS_AT_ONCE === 0) await nextTurn();
    }
  }

  async #readIndirectObject(): Promise<void> {
    const ref = PDFRef.of(this.#readNumber(), this.#readNumber());
    assertUsual(ref);
    if (!this.matchKeyword(OBJ)) throw new Error('This PDF has something between its objects.');
    const object = this.parseObject(ref);
    this.skipWhitespaceAndComments();
    if (!this.matchKeyword(ENDOBJ)) throw new Error('An object of this PDF does not end.');
    const type = object instanceof PDFRawStream ? object.dict.get(PDFName.of('Type')) : undefined;
    if (type === PDFName.of('ObjStm')) await this.#unpack(object as PDFRawStream);
    else if (type === PDFName.of('XRef')) this.#readTrailer((object as PDFRawStream).dict);
    else this.context.assign(ref, object);
  }

  async #unpack({ dict, contents }: PDFRawStream): Promise<void> {
    const plain = PDFDict.fromMapWithContext(new Map(dict.entries()), this.context);
    const filter = onlyFilter(dict);
    const isFlate = filter === PDFName.of('FlateDecode');
    if ((filter && !isFlate) || dict.has(PDFName.of('DecodeParms'))) {
      throw new Error('This PDF is packed in an unusual way.');
    }
    plain.delete(PDFName.of('Filter'));
    const { budget } = this.#reading;
    const content = isFlate ? await inflated(contents, budget) : contents;
    const count = plain.lookup(PDFName.of('N'), PDFNumber).asNumber();
    if (count > MOST.values) throw new Error('This PDF has too many values.');
    const packed = PDFRawStream.of(plain, content);
    await new StrictObjectStreamParser(packed, budget).parseIntoContext();
  }

  /** The last trailer in the file wins if it holds anything. */
  #readTrailer(dict: PDFDict): void {
    const { trailerInfo } = this.context;
    trailerInfo.Root = dict.get(PDFName.of('Root')) ?? trailerInfo.Root;
    trailerInfo.Encrypt = dict.get(PDFName.of('Encrypt')) ?? trailerInfo.Encrypt;
  }

  #readDict(): PDFDict {
    const dict = this.parseObject();
    if (!(dict instanceof PDFDict)) throw new Error('This PDF has no trailer.');
    return dict;
  }

  #readNumber(): number {
    this.skipWhitespaceAndComments();
    const number = this.parseRawInt();
    this.skipWhitespaceAndComments();
    return number;
  }

  /**
   * Moves to the beginning of the keyword.
   * @returns its position.
   */
  #skipTo(keyword: number[]): number {
    let at = this.bytes.offset() - 1;
    do {
      at = this.#file.indexOf(keyword[0] ?? 0, at + 1);
      if (at < 0) throw new Error('This PDF is cut off.');
    } while (!keyword.every((byte, index) => this.#file[at + index] === byte));
    this.bytes.moveTo(at);
    return at;
  }

  override parseObject(ref?: PDFRef): PDFObject {
    return this.#reading.value(this.bytes, () => super.parseObject(ref));
  }

  protected override parseName(): PDFName {
    return this.#reading.name(this.bytes, () => super.parseName());
  }

  protected override parseString(): PDFString {
    return this.#reading.string(this.bytes);
  }

  protected override parseHexString(): PDFHexString {
    return this.#reading.hexString(this.bytes);
  }

  protected override parseRawNumber(): number {
    return this.#reading.number(this.bytes, () => super.parseRawNumber());
  }

  protected override parseRawInt(): number {
    return this.#reading.number(this.bytes, () => super.parseRawInt());
  }

  /**
   * Finds the end of a stream whose length is given elsewhere; the library's own method takes seconds for a long one.
   */
  protected override findEndOfStreamFallback(): number {
    let end = this.#skipTo(ENDSTREAM);
    this.matchKeyword(ENDSTREAM);
    if (this.#file[end - 1] === 0x0a) end -= 1;
    if (this.#file[end - 1] === 0x0d) end -= 1;
    return end;
  }
}

class StrictObjectStreamParser extends PDFObjectStreamParser {
  readonly #reading: Reading;

  constructor(stream: PDFRawStream, budget: Budget) {
    super(stream);
    this.#reading = new Reading(budget);
  }

  override parseObject(ref?: PDFRef): PDFObject {
    if (ref) assertUsual(ref);
    return this.#reading.value(this.bytes, () => super.parseObject(ref));
  }

  protected override parseName(): PDFName {
    return this.#reading.name(this.bytes, () => super.parseName());
  }

  protected override parseString(): PDFString {
    return this.#reading.string(this.bytes);
  }

  protected override parseHexString(): PDFHexString {
    return this.#reading.hexString(this.bytes);
  }

  protected override parseRawNumber(): number {
    return this.#reading.number(this.bytes, () => super.parseRawNumber());
  }

  protected override parseRawInt(): number {
    return this.#reading.number(this.bytes, () => super.parseRawInt());
  }
}

/** The filter of a stream that is packed once; undefined if it is not packed. */
function onlyFilter(dict: PDFDict): PDFObject | undefined {
  const filter = dict.get(PDFName.of('Filter'));
  return filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
}

async function inflated(packed: Uint8Array, budget: Budget): Promise<Uint8Array> {
  // A copy, because the type does not say who owns the memory.
  const stream = new Blob([new Uint8Array(packed)]).stream();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream.pipeThrough(new DecompressionStream('deflate')).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      budget.spendBytes(part.value.length);
      chunks.push(part.value);
    }
  } finally {
    await reader.cancel();
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const XREF = word('xref');
const TRAILER = word('trailer');
const STARTXREF = word('startxref');
const OBJ = word('obj');
const ENDOBJ = word('endobj');
const ENDSTREAM = word('endstream');
