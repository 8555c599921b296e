import type { KeyboardEvent } from 'react';

const ROW = '[data-row]';
/** What needs these keys itself. */
const FIELDS = 'select, textarea, input:not([type=checkbox])';
const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled)';

/**
 * The keys of a list, for the element around its rows: up, down, Home and End move between the rows, within the same
 * column of controls; Space on a row's link selects it, with Shift from the last selected one to here.
 */
export function handleRowKeys(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  // What a row has opened over the page is below it for React, not for the eye.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  if (target.matches(FIELDS)) return;
  const row = target.closest<HTMLElement>(ROW);
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === ' ' && target instanceof HTMLAnchorElement) {
    const box = row.querySelector<HTMLElement>('input[data-select]');
    if (!box) return;
    event.preventDefault();
    box.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: event.shiftKey }));
    return;
  }
  const rows = [...currentTarget.querySelectorAll<HTMLElement>(ROW)];
  const next = rows[nextIndex(key, rows.indexOf(row), rows.length)];
  if (!next || event.shiftKey) return;
  event.preventDefault();
  const place = [...row.querySelectorAll(CONTROLS)].indexOf(target);
  const controls = [...next.querySelectorAll<HTMLElement>(CONTROLS)];
  (controls[place] ?? controls[0])?.focus();
}

function nextIndex(key: string, index: number, length: number): number {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, length - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return -1;
  }
}
