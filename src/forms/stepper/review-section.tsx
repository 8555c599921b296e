import { Button } from '@/ui/button';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';

export type Fact = readonly [label: string, value: string | null | undefined];

interface ReviewSectionProps {
  title: string;
  facts: readonly Fact[];
  onEdit: () => void;
}

/** What was entered in one step, with the way back to it. */
export function ReviewSection({ title, facts, onEdit }: ReviewSectionProps) {
  // Facts left out need no line. Missing ones are in the list above.
  const given = facts.filter(([, value]) => Boolean(value));
  return (
    <section aria-label={title} className="border-line border-b pb-6">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="text-sm">{title}</h3>
        <Button variant="ghost" size="sm" onClick={onEdit}>
          Edit <span className="sr-only">{title}</span>
        </Button>
      </div>
      {given.length === 0 ? (
        <p className="text-muted text-sm">None yet</p>
      ) : (
        <DescriptionList columns={2}>
          {given.map(([label, value]) => (
            <DescriptionItem key={`${label} ${value}`} label={label} isNumeric>
              {value}
            </DescriptionItem>
          ))}
        </DescriptionList>
      )}
    </section>
  );
}
