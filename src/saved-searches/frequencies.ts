import type { AlertFrequency } from '@generated/model';

/** How often new claims that fit a search are told. */
export const FREQUENCY_LABELS: Record<AlertFrequency, string> = {
  instant: 'At once',
  daily: 'Once a day',
  off: 'Never',
};
