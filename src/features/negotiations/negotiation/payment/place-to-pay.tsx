import { CopyButton } from '@/ui/data/copy-button';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';

interface PlaceToPayProps {
  kind?: 'account' | 'wallet';
  /** As whoever is paid has written it. */
  text: string;
  /** What the payment carries; null where it carries none, or where the reader does not pay. */
  reference: string | null;
}

/** Where a payment goes to, and by what it is told from others. */
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
