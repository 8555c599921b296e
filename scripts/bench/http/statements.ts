/** One statement as pg sends it. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** The environment variable with the file to which the recording exchange writes them, one JSON object per line. */
export const RECORD_TO = 'BENCH_STATEMENTS';
