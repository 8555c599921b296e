import { DescriptionItem } from '@/ui/data/description-list';

/** The class of a claim in the plan of its case, with its name where it has one. */
export function ClassItem({ code, name }: { code: string | null; name: string | null }) {
  return (
    <DescriptionItem label="Class">{code && (name ? `${code} · ${name}` : code)}</DescriptionItem>
  );
}
