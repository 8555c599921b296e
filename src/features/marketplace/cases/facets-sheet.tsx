import { Button } from '@/ui/button';
import { Sheet } from '@/ui/overlay/sheet';
import { CaseFacets, type CaseFacetsProps } from './case-facets';

interface FacetsSheetProps extends CaseFacetsProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Undefined while the list is read. */
  total: number | undefined;
  onClear: () => void;
}

export function FacetsSheet({ isOpen, onOpenChange, total, onClear, ...facets }: FacetsSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      side="bottom"
      title="Filters"
      footer={
        <>
          <Button variant="ghost" onClick={onClear}>
            Clear all
          </Button>
          <Button onClick={() => onOpenChange(false)}>
            {total === undefined ? 'Show cases' : `Show ${total} ${total === 1 ? 'case' : 'cases'}`}
          </Button>
        </>
      }
    >
      <CaseFacets {...facets} />
    </Sheet>
  );
}
