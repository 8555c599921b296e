import type { MyClaim } from '@generated/model';
import { formatDateTime } from '@/labels/dates';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';

interface VersionChoiceProps {
  savedAt: string | null;
  claim: Pick<MyClaim, 'updated_at'>;
  onChoice: (choice: 'device' | 'account') => void;
}

/** Shown if the draft was changed on another device while this one kept changes of its own. */
export function VersionChoice({ savedAt, claim, onChoice }: VersionChoiceProps) {
  const choose = (choice: 'device' | 'account') => closeAndFocusHeading(() => onChoice(choice));
  return (
    <Card>
      <CardHeader
        title="Which version do you want to go on with?"
        description="This draft was changed elsewhere, and this device has changes that never reached your account. The other version is given up."
      />
      <CardBody className="grid gap-4">
        <div className="tabular text-sm">
          <p>In your account: changed {formatDateTime(claim.updated_at)}</p>
          {savedAt && <p>On this device: changed {formatDateTime(savedAt)}</p>}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => choose('account')}>Take the account’s</Button>
          <Button variant="secondary" onClick={() => choose('device')}>
            Keep this device’s
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
