export const MAIN_ID = 'main';

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // Not by the address: its entry in the history would be one that the router does not know.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      className="bg-primary text-on-primary absolute top-3 left-3 z-50 rounded-lg px-4 py-2 text-sm font-medium not-focus:sr-only"
    >
      Skip to content
    </a>
  );
}
