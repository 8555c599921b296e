import { useGetAgreement } from '@generated/api/agreements/agreements';
import { formatDate } from '@/labels/dates';
import { QueryPart } from '@/page/query-part';
import { NumberedSections } from '@/record/numbered-sections';
import { Button } from '@/ui/button';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { ScrollRegion } from '@/ui/layout/scroll-region';
import { Dialog } from '@/ui/overlay/dialog';

interface AcceptedVersionDialogProps {
  version: string;
  onClose: () => void;
}

/** The text that binds the person until the one in force is accepted. */
export function AcceptedVersionDialog({ version, onClose }: AcceptedVersionDialogProps) {
  const query = useGetAgreement(version);
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="The version that you accepted"
      description={
        query.data && `Version ${version}, in force from ${formatDate(query.data.effective_on)}`
      }
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <QueryPart
        query={query}
        skeleton={
          <div role="status" aria-label="The agreement is loading">
            <SkeletonText lines={12} />
          </div>
        }
      >
        {({ sections }) => (
          <ScrollRegion label="Text of the agreement" className="grid gap-5 rounded-lg">
            <NumberedSections sections={sections} />
          </ScrollRegion>
        )}
      </QueryPart>
    </Dialog>
  );
}
