/** For what shows a person or a secret: nobody but its reader has it, and only while it is shown. */
export const NOT_KEPT = { 'Cache-Control': 'no-store' };
