/** The step of `npm run build` after all files of the app: it compresses them, so that the host never has to. */
import { join } from 'node:path';
import { projectRoot } from '../build-stamp.ts';
import { compressBelow } from './compress-below.ts';

// Not the files of the reference, which few people read: compressing its script would take longer than the whole app.
for (const folder of ['client', 'pages']) await compressBelow(join(projectRoot, 'dist', folder));
