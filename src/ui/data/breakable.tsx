/** A text that may break anywhere. An email address breaks before its host rather than within it. */
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
