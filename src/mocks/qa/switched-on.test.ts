import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOUR } from '@/domain/time';
import { moveClock, setClockRight } from '../clock';
import { useSwitched } from './switched';
import { endAll, useSwitchedOn } from './switched-on';
import { useTabFaults } from './tab-faults';

function allAsUsual(): void {
  endAll();
  setClockRight();
}

beforeEach(allAsUsual);
afterEach(allAsUsual);

test('the panel says of each switch that it is on; back to normal leaves the clock alone', () => {
  const { result } = renderHook(useSwitchedOn);
  const words = () => result.current.map((each) => each.words);
  expect(words()).toEqual([]);
  act(() => {
    useSwitched.setState({ answer: 'tooMany', to: 'writes' });
    useTabFaults.setState({ isLiveCut: true, isCodeGone: true, storage: 'full' });
    moveClock(HOUR);
  });
  expect(words()).toEqual([
    'Every write is answered with too many requests (429)',
    'The live connection is cut',
    'Code is gone',
    'The storage of this tab is full',
    'The exchange’s clock is 1 hour ahead',
  ]);
  act(endAll);
  expect(words()).toEqual(['The exchange’s clock is 1 hour ahead']);
});
