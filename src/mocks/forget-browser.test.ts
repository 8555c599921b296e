import { expect, test } from 'vitest';
import { keepFile, keptFiles } from '@/documents/claim/kept-files';
import { keepDraft, keptDrafts } from '@/session/kept/claim-drafts';
import { keepForm, keptForm } from '@/session/kept/kept-forms';
import { useSession } from '@/session/session-store';
import { mockDeviceDatabase } from '@/testing/browser/device-database';
import { aFile } from '@/testing/documents';
import { aUser } from '@/testing/people';
import { chooseTheme } from '@/ui/layout/theme';
import { forgetBrowser } from './forget-browser';
import { useSwitched } from './qa/switched';

mockDeviceDatabase();

const be = (id: number) =>
  useSession.setState({ user: aUser({ id }), token: 'token', isLoggedIn: true });

test('nothing that anybody has done in this browser is left', async () => {
  // Somebody who was here before, and whoever is here now.
  for (const id of [8, 7] as const) {
    be(id);
    keepDraft(`${id}/case-ftx`, { step: 'documents' });
    keepForm('identity', { country: 'SE' });
    await keepFile(`${id}/case-ftx`, {
      id: String(id),
      kind: 'proof_of_claim',
      file: aFile('proof.pdf'),
      keptAt: id,
      wasSent: false,
    });
  }
  localStorage.setItem('list-views', '{}');

  forgetBrowser();

  expect(useSession.getState().token).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  for (const id of [8, 7]) {
    be(id);
    expect(keptDrafts()).toEqual([]);
    expect(keptForm('identity')).toBeNull();
    expect(await keptFiles(`${id}/case-ftx`)).toEqual([]);
  }
});

test('the looks stay, and so does what a tester has switched', () => {
  chooseTheme('dark');
  useSwitched.setState({ answer: 'slow', to: 'reads' });
  forgetBrowser();
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(sessionStorage.getItem('claims-exchange.qa')).toContain('slow');
  useSwitched.setState(useSwitched.getInitialState(), true);
  chooseTheme('system');
});
