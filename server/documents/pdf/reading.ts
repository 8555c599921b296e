import {
  type PDFName,
  PDFHexString,
  type PDFObject,
  type PDFParser,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** The most that reading an untrusted file may cost; records of hundreds of pages take a tenth of it. */
export const MOST = {
  values: 200_000,
  unpackedBytes: 16 * 1024 * 1024,
  names: 4000,
  stringBytes: 4 * 1024 * 1024,
} as const;
/**
 * The library caches each name and each reference that it has ever read. A real file has few names, and all of them are
 * short.
 */
const LONGEST_NAME = 127;
/** A signature takes tens of thousands of digits. */
const LONGEST_STRING = 512 * 1024;
const LONGEST_NUMBER = 64;
const HIGHEST = { objectNumber: MOST.values, generation: 1 } as const;

/** A parser's position in its bytes. */
type Place = Pick<PDFParser['bytes'], 'offset' | 'peekAhead' | 'slice' | 'moveTo'>;

export class Budget {
  #values: number = MOST.values;
  #bytes: number = MOST.unpackedBytes;
  #stringBytes: number = MOST.stringBytes;
  readonly #names = new Set<PDFName>();

  spendValue(): void {
    this.#values -= 1;
    if (this.#values < 0) throw new Error('This PDF has too many values.');
  }

  spendBytes(count: number): void {
    this.#bytes -= count;
    if (this.#bytes < 0) throw new Error('This PDF unpacks to too much.');
  }

  spendString(length: number): void {
    this.#stringBytes -= length;
    if (this.#stringBytes < 0) throw new Error('This PDF has too much in its strings.');
  }

  spendName(name: PDFName): void {
    this.spendValue();
    if (this.#names.has(name)) return;
    if (this.#names.add(name).size > MOST.names) throw new Error('This PDF has too many names.');
    // A name built letter by letter takes ten times its size in memory until somebody reads it.
    name.asBytes();
  }
}

/** What both parsers check for each value that they read. */
export class Reading {
  /** Where the last value began or ended. */
  #reached = 0;
  readonly budget: Budget;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  value(bytes: Place, read: () => PDFObject): PDFObject {
    this.budget.spendValue();
    this.#goOn(bytes);
    const value = read();
    this.#goOn(bytes);
    if (value instanceof PDFRef) assertUsual(value);
    return value;
  }

  name(bytes: Place, read: () => PDFName): PDFName {
    let length = 0;
    while (isOfName(bytes.peekAhead(length + 1))) {
      length += 1;
      if (length > LONGEST_NAME) throw new Error('A name of this PDF is too long.');
    }
    const name = read();
    this.budget.spendName(name);
    return name;
  }

  number(bytes: Place, read: () => number): number {
    let length = 0;
    while (isOfNumber(bytes.peekAhead(length))) {
      length += 1;
      if (length > LONGEST_NUMBER) throw new Error('A number of this PDF is too long.');
    }
    return read();
  }

  /** The text between the parentheses, with its escapes unchanged. */
  string(bytes: Place): PDFString {
    let depth = 1;
    return PDFString.of(
      this.#text(bytes, (byte, before) => {
        if (before === BACKSLASH) return false;
        if (byte === OPEN) depth += 1;
        if (byte === CLOSE) depth -= 1;
        return depth === 0;
      }),
    );
  }

  hexString(bytes: Place): PDFHexString {
    return PDFHexString.of(this.#text(bytes, (byte) => byte === GREATER));
  }

  /**
   * The text between two delimiters. The library appends letter by letter, which takes thirty times the memory.
   * @param isEnd `before` is null for the first letter, and after a backslash that is itself escaped.
   */
  #text(bytes: Place, isEnd: (byte: number, before: number | null) => boolean): string {
    let length = 0;
    let before: number | null = null;
    for (;;) {
      const byte = bytes.peekAhead(1 + length);
      // After the last byte there is none, whatever the type says.
      if (byte === undefined) throw new Error('A string of this PDF does not end.');
      if (isEnd(byte, before)) break;
      before = before === BACKSLASH ? null : byte;
      length += 1;
      if (length > LONGEST_STRING) throw new Error('A string of this PDF is too long.');
    }
    this.budget.spendString(length);
    const start = bytes.offset() + 1;
    bytes.moveTo(start + length + 1);
    return lettersOf(bytes.slice(start, start + length));
  }

  /** Each value comes after the previous one: a reference back would be read again and again. */
  #goOn(bytes: Place): void {
    const at = bytes.offset();
    if (at < this.#reached) throw new Error('This PDF leads back.');
    this.#reached = at;
  }
}

export function assertUsual({ objectNumber, generationNumber }: PDFRef): void {
  if (objectNumber > HIGHEST.objectNumber || generationNumber > HIGHEST.generation)
    throw new Error('This PDF counts its objects in an unusual way.');
}

const [OPEN, CLOSE, BACKSLASH, GREATER] = word('()\\>');
const LETTERS_AT_ONCE = 8192;

/** One letter for each byte; the reader interprets them. */
function lettersOf(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += LETTERS_AT_ONCE) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + LETTERS_AT_ONCE)));
  }
  return parts.join('');
}

const isOfNumber = (byte: number | undefined) => byte !== undefined && OF_NUMBER.has(byte);
const OF_NUMBER = new Set(word('+-.0123456789'));

/** Blanks and delimiters end a name. After the last byte, there is no byte. */
const isOfName = (byte: number | undefined) => byte !== undefined && !NAME_ENDS.has(byte);
const NAME_ENDS = new Set(word('\0\t\n\f\r ()<>[]{}/%'));

export function word(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}
