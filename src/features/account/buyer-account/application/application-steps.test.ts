import { expect, test } from 'vitest';
import { aUser } from '@/testing/people';
import { stepsOfGaps } from './application-steps';
import { applicationForm } from './application-values';

test.each([
  ['individual', 1],
  ['entity', 2],
] as const)(
  'of an application of an %s each document that is missing is one thing',
  (type, count) => {
    const values = { ...applicationForm(null, aUser()), account_type: type, documents: [] };
    expect(stepsOfGaps(values).filter((step) => step === 'documents')).toHaveLength(count);
  },
);
