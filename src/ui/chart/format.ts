const shortDate = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const monthOfYear = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const longDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

export const formatShortDate = (date: string) => shortDate.format(new Date(date));
export const formatMonth = (date: string) => monthOfYear.format(new Date(date));
export const formatLongDate = (date: string) => longDate.format(new Date(date));

/** `73.25 %`, of face. */
export const formatPercent = (value: number) => `${value.toFixed(2)} %`;

/** On the axis only as many digits as the steps need. */
export const formatTick = (value: number) => `${Number(value.toFixed(2))} %`;
