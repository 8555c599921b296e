/** What is still missing, a line each; nothing where nothing is, or where it is not known. */
export function Gaps({ gaps }: { gaps: readonly string[] | null | undefined }) {
  if (!gaps || gaps.length === 0) return null;
  return (
    <>
      <p className="mt-2 font-medium">Still missing:</p>
      <ul aria-label="Still missing" className="list-disc pl-5">
        {gaps.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
    </>
  );
}
