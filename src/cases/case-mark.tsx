import type { CaseSummary } from '@generated/model';
import { Monogram } from '@/ui/data/monogram';
import { Skeleton } from '@/ui/feedback/skeleton';

interface CaseMarkProps {
  /** Undefined while it is read. */
  item: Pick<CaseSummary, 'name' | 'logo_url'> | undefined;
}

/** The mark of a case, before the title of its page or of a page about one of its claims. */
export function CaseMark({ item }: CaseMarkProps) {
  return item ? (
    <Monogram name={item.name} src={item.logo_url} size="lg" />
  ) : (
    <Skeleton className="size-14" />
  );
}
