import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Deletes a stored document by its row, and confirms the question. */
export async function deleteStored(person: UserEvent, name: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  const question = within(await screen.findByRole('alertdialog', { name: `Delete ${name}?` }));
  await person.click(question.getByRole('button', { name: 'Delete document' }));
}
