import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { pathTo } from '@/paths';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { Popover } from '@/ui/overlay/popover';
import { resetDemoData } from '../browser-host';
import { AnswerSwitch } from './answer-switch';
import { ClockSwitch } from './clock-switch';
import { LogIn } from './log-in';
import { TabSwitches } from './tab-switches';
import { endAll, useSwitchedOn } from './switched-on';
import './qa-panel.css';

/** Uses a React root of its own, at the end of the page, so that it outlives a render error of the app. */
export function showQaPanel(): void {
  const container = document.createElement('aside');
  container.setAttribute('aria-label', 'QA');
  document.body.append(container);
  createRoot(container).render(<QaPanel />);
}

function QaPanel() {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);

  return (
    <>
      <Popover
        label="QA"
        align="end"
        className="w-80"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={<Tab />}
      >
        <div className="grid gap-4 p-4">
          <h2 className="font-semibold">QA panel</h2>
          <LogIn />
          <hr className="border-line -mx-4 border-t" />
          <AnswerSwitch />
          <hr className="border-line -mx-4 border-t" />
          <TabSwitches />
          <div className="grid gap-1">
            <Button variant="secondary" block onClick={endAll}>
              Back to normal
            </Button>
            <p className="text-muted text-xs">
              Ends what is switched above, in this tab. The clock has a way back of its own.
            </p>
          </div>
          <hr className="border-line -mx-4 border-t" />
          <ClockSwitch />
          <hr className="border-line -mx-4 border-t" />
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              onClick={() => {
                setOpen(false);
                setAsking(true);
              }}
            >
              Reset demo data
            </Button>
            <Button variant="secondary" asChild>
              <a href={pathTo('mailbox')}>Mailbox</a>
            </Button>
          </div>
        </div>
      </Popover>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Reset the demo data?"
        description="Everything that was done in this browser is deleted, and all its tabs start again with fresh demo data. What is switched stays."
        confirmLabel="Reset demo data"
        tone="danger"
        isPending={false}
        error={null}
        onConfirm={resetDemoData}
      />
    </>
  );
}

/**
 * Lies in the side margin that every page has, above what some pages keep at the lower edge, so that it covers nothing
 * even on a phone. Says what is switched on.
 */
function Tab(props: ComponentProps<'button'>) {
  const switchedOn = useSwitchedOn();
  return (
    <button
      {...props}
      type="button"
      className={clsx(
        'fade fixed right-0 z-30 flex items-center justify-center border text-xs font-semibold',
        switchedOn.length > 0
          ? 'border-warning-line bg-warning-soft text-warning-ink'
          : 'border-line-strong bg-raised text-muted hover:text-ink',
      )}
    >
      {switchedOn.length > 0 ? (
        <span>
          QA: {switchedOn.map(({ mark }) => mark).join(', ')}
          <span className="sr-only"> {switchedOn.map(({ words }) => words).join(', ')}</span>
        </span>
      ) : (
        'QA'
      )}
    </button>
  );
}
