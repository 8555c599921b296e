import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { filesBelow } from '../build-stamp.ts';

const compress = promisify(brotliCompress);

/** Texts; pictures and fonts are compressed already. */
const TEXT = /\.(html|js|css|json|yaml|svg|txt|map|webmanifest)$/;

/** Writes `x.br` beside each text below a folder; hidden folders are for tools. */
export async function compressBelow(folder: string): Promise<void> {
  const waiting = filesBelow(folder, '.').filter(
    (file) => TEXT.test(file) && !file.startsWith('./.'),
  );
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const bytes = await readFile(join(folder, file));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(join(folder, `${file}.br`), await compress(bytes, { params }));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
