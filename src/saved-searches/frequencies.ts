import type { AlertFrequency } from '@generated/model';

/** How often a search reports new claims that fit. */
export const FREQUENCY_LABELS: Record<AlertFrequency, string> = {
  instant: 'At once',
  daily: 'Once a day',
  off: 'Never',
};
