/** For answers that show a person or a secret: only their reader has them, and only while they are shown. */
export const NOT_KEPT = { 'Cache-Control': 'no-store' };
