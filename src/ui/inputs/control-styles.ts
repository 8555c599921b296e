/** 16 px on a phone: iOS zooms the page into any control with smaller text. */
export const controlStyles =
  'fade block w-full min-w-0 rounded-lg border border-control bg-surface text-base text-ink hover:border-muted focus-visible:outline-offset-[-1px] disabled:cursor-not-allowed disabled:bg-subtle disabled:text-muted aria-[invalid=true]:border-danger-ink sm:text-sm';

export const controlHeight = 'h-9 thumb:h-11';
