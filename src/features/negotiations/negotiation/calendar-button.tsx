import { CalendarPlus } from 'lucide-react';
import type { Negotiation } from '@generated/model';
import { presentTime } from '@/domain/present-time';
import { pathTo } from '@/paths';
import { Button } from '@/ui/button';
import { saveFile } from '@/ui/save-file';
import { calendarEntries, calendarFile } from './calendar-file';

/** Saves the deadlines of a negotiation for a calendar; empty if there are none. */
export function CalendarButton({ negotiation }: { negotiation: Negotiation }) {
  const { id, reference } = negotiation;
  const path = pathTo('negotiation', { id });
  const entriesOn = (origin: string) => calendarEntries(negotiation, origin + path);
  const count = entriesOn('').length;
  if (count === 0) return null;
  return (
    <Button
      variant="link"
      className="justify-self-start"
      onClick={() =>
        saveFile(
          new Blob([calendarFile(entriesOn(window.location.origin), new Date(presentTime()))], {
            type: 'text/calendar;charset=utf-8',
          }),
          `${reference}.ics`,
        )
      }
    >
      <CalendarPlus aria-hidden size={16} />
      Add the {count === 1 ? 'deadline' : 'deadlines'} to your calendar
    </Button>
  );
}
