/** A text that breaks anywhere, and an address before its host rather than within it. */
export function Breakable({ text }: { text: string | null }) {
  if (text === null) return null;
  const at = text.lastIndexOf('@');
  if (at < 1) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
