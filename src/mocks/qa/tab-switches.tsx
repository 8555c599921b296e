import { useState } from 'react';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/inputs/field-error';
import { Field } from '@/ui/inputs/field';
import { Options, Select } from '@/ui/inputs/select';
import { Switch } from '@/ui/inputs/switch';
import { corruptStorage, STORAGE_FAULTS, type StorageFaultName } from './storage-faults';
import { useTabFaults } from './tab-faults';
import { throwInPage } from './throw-in-page';

const storageFaults = Object.entries(STORAGE_FAULTS).map(([value, { label }]) => ({
  value,
  label,
}));

/** The switches for faults of this tab other than answers. */
export function TabSwitches() {
  const { isLiveCut, isCodeGone, storage } = useTabFaults();
  const [hasThrown, setThrown] = useState(true);

  function corrupt() {
    corruptStorage();
    location.reload();
  }

  return (
    <section className="grid gap-4" aria-labelledby="qa-tab">
      <h3 id="qa-tab" className="text-sm font-semibold">
        This tab
      </h3>
      <Switch
        label="Cut the live connection"
        description="Requests are answered; what others do is not seen by itself."
        checked={isLiveCut}
        onChange={({ target }) => useTabFaults.setState({ isLiveCut: target.checked })}
      />
      <Switch
        label="Code is gone, as after a deploy"
        description="A page that was not opened yet cannot be fetched, until the next load."
        checked={isCodeGone}
        onChange={({ target }) => useTabFaults.setState({ isCodeGone: target.checked })}
      />
      <Field
        label="The storage of this tab"
        hint="Reload to see how the app starts with it. Where it is blocked, nobody is logged in then."
      >
        <Select
          value={storage ?? ''}
          onChange={({ target }) =>
            useTabFaults.setState({ storage: (target.value || null) as StorageFaultName | null })
          }
        >
          <option value="">works</option>
          <Options choices={storageFaults} />
        </Select>
      </Field>
      <div className="grid gap-2">
        <Button variant="secondary" onClick={corrupt}>
          Damage what is stored, and reload
        </Button>
        <Button variant="secondary" onClick={() => setThrown(throwInPage())}>
          Throw an error in the page
        </Button>
        {!hasThrown && (
          <FieldError id="qa-throw-error">
            Nothing on this page can throw. Open another one.
          </FieldError>
        )}
      </div>
    </section>
  );
}
