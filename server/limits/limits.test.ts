import { expect, test, vi } from 'vitest';
import { Places } from './places';
import { Turns } from './turns';

test('places are taken up to their number, by each name apart, and given back', () => {
  const places = new Places(2);
  const leave = places.take('a');
  expect(places.take('a')).not.toBeNull();
  expect(places.take('a')).toBeNull();
  expect(places.take('b')).not.toBeNull();
  leave?.();
  expect(places.take('a')).not.toBeNull();
  expect(places.take('a')).toBeNull();
});

test('turns come in the order in which they were asked for, so many at once', async () => {
  const turns = new Turns(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = [1, 2, 3, 4].map(async (number) => {
    const end = await turns.begin('a');
    begun.push(number);
    ends.push(end);
  });
  await vi.waitFor(() => expect(begun).toEqual([1, 2]));
  (await turns.begin('b'))();
  expect(begun).toEqual([1, 2]);
  // The second ends first: whoever waits longest goes on.
  ends[1]?.();
  await vi.waitFor(() => expect(begun).toEqual([1, 2, 3]));
  ends[0]?.();
  await Promise.all(work);
  expect(begun).toEqual([1, 2, 3, 4]);
  ends[2]?.();
  ends[3]?.();
  // Nothing is left over: as many as at first begin at once.
  await Promise.all([turns.begin('a'), turns.begin('a')]);
});
