import { http, HttpResponse } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { mockExchange } from '@/testing/exchange';
import { toast } from '@/ui/feedback/toast';
import { saveThroughWorker } from './save-through-worker';

const ADDRESS = '/api/documents/7/content';
const exchange = mockExchange();
beforeAll(saveThroughWorker);

/** Presses the link of a file. @returns what is saved then, and what is said. */
function press() {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const said = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
  const link = document.createElement('a');
  Object.assign(link, { href: ADDRESS, download: 'passport.pdf' });
  document.body.append(link);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  link.remove();
  return { saved, said };
}

test('the file of a link is saved under its name', async () => {
  exchange.use(http.get(ADDRESS, () => HttpResponse.text('%PDF-1.7')));
  const { saved, said } = press();
  await expect.poll(() => saved.mock.contexts).toMatchObject([{ download: 'passport.pdf' }]);
  expect(said).not.toHaveBeenCalled();
});

test.each([
  ['that has expired', () => HttpResponse.json({ message: 'Not found.' }, { status: 404 })],
  ['without a connection', () => HttpResponse.error()],
])('an address %s saves nothing, and says so', async (_name, answer) => {
  exchange.use(http.get(ADDRESS, answer));
  const { saved, said } = press();
  await expect
    .poll(() => said.mock.calls.map(([message]) => message))
    .toEqual(['The document could not be loaded. Try again.']);
  expect(saved).not.toHaveBeenCalled();
});
