export const MAIN_ID = 'main';

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // Does not use the address: the router would not know the resulting history entry.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      className="bg-primary text-on-primary absolute top-3 left-3 z-50 rounded-lg px-4 py-2 text-sm font-medium not-focus:sr-only"
    >
      Skip to content
    </a>
  );
}
