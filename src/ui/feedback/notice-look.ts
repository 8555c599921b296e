/** For a sentence about the whole page, shown over it at its lower edge. */
export const NOTICE_LOOK =
  'bg-raised border-line-strong shadow-float fixed inset-x-4 bottom-4 z-40 mx-auto max-w-md rounded-lg border p-3 text-sm';
