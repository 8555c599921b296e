import { expect, test } from 'vitest';
import { identityReviewMail } from './decision-mails';
import { compose } from './letter';

test('documents that are needed again after an approval were not refused', () => {
  const origin = 'https://claims.example.com';
  const facts = { origin, staffEmail: 'staff@claims.example.com', first_name: 'Mara' };
  const asked = { ...facts, status: 'resubmission_requested', reason: 'It has expired.' } as const;
  const { text } = compose(identityReviewMail({ ...asked, was: 'approved' }));
  expect(text).toContain(
    'We need your identity documents again. Until they are approved you can neither accept offers nor bid.',
  );
  expect(text).not.toContain('could not approve');
  expect(compose(identityReviewMail({ ...asked, was: 'pending' })).text).toContain(
    'We could not approve your identity yet',
  );
});
