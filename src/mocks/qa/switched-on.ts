import { ahead, useClock } from '../clock';
import { ANSWERS } from './answers';
import { STORAGE_FAULTS } from './storage-faults';
import { nameOf, useSwitched } from './switched';
import { endTabFaults, useTabFaults } from './tab-faults';

interface SwitchedOn {
  /** Shown on the panel's button. */
  mark: string;
  /** The same for people who do not see it. */
  words: string;
}

/** Everything that differs from normal operation. */
export function useSwitchedOn(): SwitchedOn[] {
  const { answer, to } = useSwitched();
  const { isLiveCut, isCodeGone, storage } = useTabFaults();
  const { aheadMs, isSkewed } = useClock();
  const on: SwitchedOn[] = [];
  if (answer) {
    const { mark, label } = ANSWERS[answer];
    on.push({ mark, words: `${nameOf(to)} is answered ${label}` });
  }
  if (isLiveCut) on.push({ mark: 'Live', words: 'The live connection is cut' });
  if (isCodeGone) on.push({ mark: 'Code', words: 'Code is gone' });
  if (storage) {
    const { mark, label } = STORAGE_FAULTS[storage];
    on.push({ mark, words: `The storage of this tab ${label}` });
  }
  if (aheadMs > 0) {
    on.push({
      mark: 'Clock',
      words: `The exchange’s clock is ${ahead(aheadMs)} ahead${isSkewed ? ' of the page' : ''}`,
    });
  }
  return on;
}

/** Ends what is switched in this tab. The clock stays, because it belongs to all tabs. */
export function endAll(): void {
  useSwitched.setState({ answer: null });
  endTabFaults();
}
