import type { AgreementSection } from '@generated/model';

/** The text of an agreement, section by section, as its signers know it. */
export function NumberedSections({ sections }: { sections: readonly AgreementSection[] }) {
  return sections.map(({ heading, paragraphs }, index) => (
    <section key={heading} className="max-w-measure grid gap-2 text-sm">
      <h3 className="text-sm font-semibold">
        {index + 1}. {heading}
      </h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="wrap-anywhere whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </section>
  ));
}
