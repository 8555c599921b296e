import { type OperationId, operations } from '@generated/operations';
import { askForMissing, dropAnswers } from '@/api/query-client';
import { Button } from '@/ui/button';
import { Field } from '@/ui/inputs/field';
import { Options, Select } from '@/ui/inputs/select';
import { ANSWERS, type AnswerName } from './answers';
import { GROUPS, isRead, OPERATION_IDS, useAsked, useSwitched } from './switched';

const answers = Object.entries(ANSWERS).map(([value, { label }]) => ({ value, label }));
const groups = Object.entries(GROUPS).map(([value, label]) => ({ value, label }));

/** Switches what the exchange answers, and to which requests. */
export function AnswerSwitch() {
  const { answer, to } = useSwitched();
  const asked = useAsked();

  return (
    <section className="grid gap-4" aria-labelledby="qa-answers">
      <h3 id="qa-answers" className="text-sm font-semibold">
        Answers
      </h3>
      <Field label="Answer requests">
        <Select
          value={answer ?? ''}
          onChange={({ target }) =>
            useSwitched.setState({ answer: (target.value || null) as AnswerName | null })
          }
        >
          <option value="">as usual</option>
          <Options choices={answers} />
        </Select>
      </Field>
      <Field label="Which requests" hint="From the next one on, in this tab alone.">
        <Select
          value={to}
          onChange={({ target }) => useSwitched.setState({ to: target.value as typeof to })}
        >
          <Options choices={groups} />
          {asked.length > 0 && (
            <optgroup label="Asked for last">
              <Options choices={asked.map(choice)} />
            </optgroup>
          )}
          <optgroup label="Reads">
            <Options choices={OPERATION_IDS.filter(isRead).map(choice)} />
          </optgroup>
          <optgroup label="Writes">
            <Options choices={OPERATION_IDS.filter((id) => !isRead(id)).map(choice)} />
          </optgroup>
        </Select>
      </Field>
      <Button variant="secondary" block onClick={askAnew}>
        Ask again
      </Button>
    </section>
  );
}

const choice = (id: OperationId) => ({
  value: id,
  label: `${id}: ${operations[id].method} ${operations[id].path}`,
});

/** Asks for what the page shows as if it were opened now. */
function askAnew(): void {
  dropAnswers();
  askForMissing();
}
