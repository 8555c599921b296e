import { Tooltip } from '@/ui/overlay/tooltip';
import {
  formatDate,
  formatDateTime,
  formatDateTimeWithZone,
  formatRecent,
  formatRelative,
  formatTime,
} from '@/labels/dates';

const FORMATS = {
  date: formatDate,
  'date-time': formatDateTime,
  deadline: formatDateTimeWithZone,
  time: formatTime,
  recent: (iso: string) => formatRecent(iso),
};

export interface DateTextProps {
  /** A day or a moment of the contract. */
  iso: string;
  /**
   * `deadline` names the zone; `time` omits the day, which is shown above; `recent` is the time if it is today,
   * otherwise the day.
   */
  as?: keyof typeof FORMATS;
}

/** An absolute date. Its tooltip says how long ago or ahead it is. */
export function DateText({ iso, as = 'date' }: DateTextProps) {
  return (
    <Tooltip text={() => formatRelative(iso)}>
      {/* A moment may break before its time. */}
      <time dateTime={iso} className={as === 'date' ? 'whitespace-nowrap' : undefined}>
        {FORMATS[as](iso)}
      </time>
    </Tooltip>
  );
}
