/** What is still missing, one line each; empty if nothing is, or it is unknown. */
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
