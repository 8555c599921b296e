import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getListMyClaimsMockHandler200 } from '@generated/msw/my-claims/my-claims.msw';
import { mockExchange } from '@/testing/exchange';
import { onWideScreen } from '@/testing/browser/screen-width';
import { box, openClaims, someClaims } from '@/testing/pages/selectable-claims';

const exchange = mockExchange();
beforeEach(onWideScreen);

test.each([
  { claims: 120, about: undefined, pages: 2 },
  // Estimated at too little, and at too much.
  { claims: 120, about: 90, pages: 2 },
  { claims: 120, about: 10_400, pages: 2 },
  // The last page is full: only the one after it is known to be empty.
  { claims: 200, about: 180, pages: 3 },
])(
  'all $claims rows of a view are exported, also where it has about $about',
  async ({ claims, about, pages }) => {
    const { asked, person } = openClaims(exchange, someClaims(claims), about);
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
        static override revokeObjectURL = () => undefined;
      },
    );
    const pressed = vi
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    await box('CLM-1');
    await person.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText(`${claims} claims exported`)).toBeTruthy();
    expect(asked.mock.calls.slice(1).flat()).toEqual(
      Array.from({ length: pages }, (_, index) => `?page=${index + 1}&per_page=100`),
    );
    expect(pressed).toHaveBeenCalledOnce();
    const lines = (await files[0]?.text())?.split('\r\n') ?? [];
    // With the columns that the view shows.
    expect(lines[0]).toBe('Case,Reference,Status,"Ask, % of face"');
    expect(lines).toHaveLength(claims + 1);
    expect(lines[120]).toBe('FTX,CLM-120,open,118.5');
  },
);

test('an export can be stopped, and asks for no further page then', async () => {
  const { asked, person } = openClaims(exchange, someClaims(250));
  await box('CLM-1');
  let release = () => {};
  exchange.use(
    getListMyClaimsMockHandler200(async ({ request }) => {
      asked(new URL(request.url).search);
      await new Promise<void>((resolve) => (release = resolve));
      return { current_page: 1, total_count: 250, my_claims: [] };
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByRole('progressbar', { name: 'Reading claims' });
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('?page=1&per_page=100'));
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  release();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toHaveBeenCalledTimes(2);
});
