import type { KeyboardEvent } from 'react';

const ROW = '[data-row]';
/** Elements that need these keys themselves. */
const FIELDS = 'select, textarea, input:not([type=checkbox])';
const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled)';

/**
 * Handles the keys of a list, on the element around its rows. Up, Down, Home and End move between the rows, within the
 * same column of controls. Space on a row's link selects the row; with Shift, all rows from the last selected one to
 * this one.
 */
export function handleRowKeys(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  // What a row has opened over the page is its child for React, but not in the document.
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
