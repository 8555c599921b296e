import { DescriptionItem } from '@/ui/data/description-list';
import { classText } from './labels';

interface ClassItemProps {
  code: string | null;
  name: string | null;
}

/** The class of a claim in the plan of its case, with its name if it has one. */
export function ClassItem({ code, name }: ClassItemProps) {
  return <DescriptionItem label="Class">{code && classText(code, name)}</DescriptionItem>;
}
