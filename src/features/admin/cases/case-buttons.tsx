import type { AdminCase } from '@generated/model';
import { AskedAct } from '@/acts/asked-act';
import { useAct } from '@/acts/use-act';
import { caseActs } from '@/domain/cases/case-status';
import { Button } from '@/ui/button';
import { useCaseActs } from './use-case-acts';

/** What can be done with the case now. */
export function CaseButtons({ item }: { item: AdminCase }) {
  const acting = useAct();
  const acts = useCaseActs(item);
  return (
    <>
      {caseActs(item.status).map((name) => (
        <Button key={name} variant="secondary" onClick={() => acting.start(acts[name])}>
          {acts[name].label}
        </Button>
      ))}
      {/* Outlasts its button: what was written stays when a colleague was faster. */}
      <AskedAct acting={acting} />
    </>
  );
}
