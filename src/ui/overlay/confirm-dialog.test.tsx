import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Field } from '../inputs/field';
import { Textarea } from '../inputs/textarea';
import { ConfirmDialog } from './confirm-dialog';

function Rejection() {
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => {}}
      title="Reject this identity?"
      description="Mara Lind reads your reason."
      confirmLabel="Reject"
      isPending={false}
      error={null}
      onConfirm={() => setIsTried(true)}
    >
      <Field label="Reason" error={isTried && !reason && 'Give a reason.'}>
        <Textarea value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}

test('an act that needs a reason goes to the field of the reason, which says what is missing', async () => {
  const person = userEvent.setup();
  render(<Rejection />);
  await person.click(screen.getByRole('button', { name: 'Reject' }));
  const field = screen.getByRole('textbox', { name: 'Reason', description: /Give a reason/ });
  expect(document.activeElement).toBe(field);
});
