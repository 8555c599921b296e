/** The step of `npm run build` after all files of the app: the host sends them as they are compressed here, and never waits for it. */
import { join } from 'node:path';
import { projectRoot } from '../build-stamp.ts';
import { compressBelow } from './compress-below.ts';

// Not those of the reference, which few read: its script would take longer than all of the app.
for (const folder of ['client', 'pages']) await compressBelow(join(projectRoot, 'dist', folder));
