import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCloseRequest } from './use-close-request';

let watchers: Watcher[] = [];

/** As the browser's: it hears one request to close, and none once it is destroyed. */
class Watcher extends EventTarget {
  isOver = false;

  constructor() {
    super();
    watchers.push(this);
  }

  destroy() {
    this.isOver = true;
  }

  requestClose(cancelable: boolean) {
    if (this.isOver || !this.dispatchEvent(new Event('cancel', { cancelable }))) return;
    this.isOver = true;
    this.dispatchEvent(new Event('close'));
  }
}

/** Those that are made meanwhile are asked the next time. @param cancelable as of the first of several requests. */
function askAll({ cancelable = true } = {}) {
  const asked = watchers;
  watchers = [];
  for (const watcher of asked) watcher.requestClose(cancelable);
  watchers = [...asked, ...watchers];
}

interface OpenProps {
  isOpen?: boolean;
  keepsOpen?: boolean;
  onClose: () => void;
}

function Open({ isOpen = true, keepsOpen = false, onClose }: OpenProps) {
  useCloseRequest(isOpen, keepsOpen, onClose);
  return null;
}

function open(props: Partial<OpenProps> = {}) {
  const onClose = vi.fn<() => void>();
  vi.stubGlobal('CloseWatcher', Watcher);
  const { rerender } = render(<Open onClose={onClose} {...props} />);
  return {
    onClose,
    show: (now: Partial<OpenProps>) => rerender(<Open onClose={onClose} {...now} />),
  };
}

afterEach(() => {
  watchers = [];
});

test('what stays open when it is asked to close, as while something is sent, is asked again', () => {
  const { onClose } = open();
  askAll();
  askAll();
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('what was typed keeps it open', () => {
  const { onClose, show } = open({ keepsOpen: true });
  askAll();
  askAll({ cancelable: false });
  askAll({ cancelable: false });
  expect(onClose).not.toHaveBeenCalled();
  show({ keepsOpen: false });
  askAll();
  expect(onClose).toHaveBeenCalledOnce();
});

test('what is closed is not asked', () => {
  const { onClose, show } = open();
  show({ isOpen: false });
  askAll();
  expect(onClose).not.toHaveBeenCalled();
});
