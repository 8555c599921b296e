import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { filesBelow } from '../build-stamp.ts';

const compress = promisify(brotliCompress);

/** Files that do not shrink by a tenth, such as pictures and fonts, are already compressed. */
const WORTH_IT = 0.9;

/** Writes `x.br` next to each file below a folder that gets smaller; hidden folders are for tools. */
export async function compressBelow(folder: string): Promise<void> {
  const waiting = filesBelow(folder, '.').filter(
    (file) => !file.startsWith('./.') && !file.endsWith('.br'),
  );
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const bytes = await readFile(join(folder, file));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      const compressed = await compress(bytes, { params });
      if (compressed.length < bytes.length * WORTH_IT) {
        await writeFile(join(folder, `${file}.br`), compressed);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
