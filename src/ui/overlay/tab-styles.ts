export const tabListStyles = 'flex flex-wrap gap-x-6 border-b border-line';

export const tabStyles =
  'fade one-of -mb-px flex h-10 thumb:h-11 shrink-0 items-center gap-2 border-b-2 border-transparent text-sm font-medium whitespace-nowrap text-muted hover:text-ink focus-visible:outline-offset-[-2px] aria-[current=page]:border-primary aria-[current=page]:text-ink data-[state=active]:border-primary data-[state=active]:text-ink';
