import { CopyButton } from '@/ui/data/copy-button';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';

interface PlaceToPayProps {
  kind?: 'account' | 'wallet';
  /** As its recipient has written it. */
  text: string;
  /** The reference to put on the payment; null if it takes none, or the reader is not the one who pays. */
  reference: string | null;
}

/** Where a payment goes, and the reference that identifies it. */
export function PlaceToPay({ kind = 'account', text, reference }: PlaceToPayProps) {
  return (
    <DescriptionList>
      <DescriptionItem label={kind === 'account' ? 'Account' : 'Wallet'} isNumeric>
        <Copied text={text} label={`Copy the ${kind}`} />
      </DescriptionItem>
      {reference !== null && (
        <DescriptionItem label="Reference" isNumeric>
          <Copied text={reference} label="Copy the reference" />
        </DescriptionItem>
      )}
    </DescriptionList>
  );
}

function Copied({ text, label }: { text: string; label: string }) {
  return (
    <span className="flex items-start gap-2">
      <span className="min-w-0 whitespace-pre-line">{text}</span>
      <CopyButton text={text} label={label} />
    </span>
  );
}
