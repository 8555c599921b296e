import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { formatRelative } from '@/labels/dates';
import { renderPage } from '@/testing/render-page';
import { showAllAnew } from './show-anew';

const read = vi.fn<() => Promise<{ due_at: string }>>(async () => ({
  due_at: '2026-11-30T12:00:00.000Z',
}));

function Deadline() {
  const { data } = useQuery({ queryKey: ['deadline'], queryFn: read });
  const [text, setText] = useState('');
  return (
    <>
      {data && <p>{formatRelative(data.due_at)}</p>}
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
    </>
  );
}

test('a page whose answers stay the same is drawn by the new time, and what is typed in it stays', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-29T12:00:00.000Z'));
  const { person } = renderPage(<Deadline />);
  expect(await screen.findByText('in 1 day')).toBeTruthy();
  await person.type(screen.getByLabelText('Text'), 'Half a word');
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-02T12:00:00.000Z'));
  await act(async () => showAllAnew());
  expect(await screen.findByText('2 days ago')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('Half a word');
  expect(read).toHaveBeenCalledTimes(2);
});

test('so are the pages of other tabs', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-29T12:00:00.000Z'));
  renderPage(<Deadline />);
  expect(await screen.findByText('in 1 day')).toBeTruthy();
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-02T12:00:00.000Z'));
  new BroadcastChannel('claims-exchange-pages').postMessage(null);
  expect(await screen.findByText('2 days ago')).toBeTruthy();
});
