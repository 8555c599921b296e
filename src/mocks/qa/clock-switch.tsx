import { useEffect, useState } from 'react';
import { DAY, HOUR } from '@/domain/time';
import { formatDateTimeWithZone } from '@/labels/dates';
import { Button } from '@/ui/button';
import { Switch } from '@/ui/inputs/switch';
import { ahead, exchangeTime, moveClock, setClockRight, useClock } from '../clock';

const STEPS = [
  { label: '+ 1 hour', ms: HOUR },
  { label: '+ 3 days', ms: 3 * DAY },
  { label: '+ 30 days', ms: 30 * DAY },
];

/** Shows and changes the time at the exchange. */
export function ClockSwitch() {
  const { aheadMs, isSkewed } = useClock();
  useEverySecond();
  return (
    <section className="grid gap-2" aria-labelledby="qa-clock">
      <h3 id="qa-clock" className="text-sm font-semibold">
        Exchange’s clock
      </h3>
      <p className="tabular text-sm" role="status">
        {formatDateTimeWithZone(exchangeTime().toISOString())}
        {aheadMs > 0 && `, ${ahead(aheadMs)} ahead`}
      </p>
      <p className="text-muted text-xs">
        For all tabs and their open pages. What falls due is done at once; your session ends after
        14 days.
      </p>
      <div className="flex flex-wrap gap-2">
        {STEPS.map(({ label, ms }) => (
          <Button key={label} variant="secondary" size="sm" onClick={() => moveClock(ms)}>
            {label}
          </Button>
        ))}
        <Button variant="secondary" size="sm" onClick={setClockRight}>
          Back to now
        </Button>
      </div>
      <Switch
        label="Pages keep this computer’s clock"
        description="As where two clocks differ. Else they go by the exchange’s."
        checked={isSkewed}
        onChange={({ target }) => useClock.setState({ isSkewed: target.checked })}
      />
    </section>
  );
}

/** Redraws what shows the time. */
function useEverySecond(): void {
  const [, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
}
