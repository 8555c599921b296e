import { useCloseCase, usePauseCase, useReopenCase } from '@generated/api/admin-cases/admin-cases';
import { caseStatusInputLimits } from '@generated/limits';
import type { AdminCase } from '@generated/model';
import type { Act, ActQuestion } from '@/acts/act';
import type { CaseAct } from '@/domain/cases/case-status';

const REASON: ActQuestion['reason'] = {
  label: 'Reason',
  hint: 'Kept in the audit trail, where our staff alone read it.',
  maxLength: caseStatusInputLimits.reason,
};

const STAYS = {
  label: 'What stays',
  text: 'Claims that are listed stay on the market. Offers for them and sales under way go on.',
};

/** What our staff do with a case; whether its status allows it now, `caseActs` says. */
export function useCaseActs({ id, name, lock_version }: AdminCase): Record<CaseAct, Act> {
  const { mutateAsync: pause } = usePauseCase();
  const { mutateAsync: reopen } = useReopenCase();
  const { mutateAsync: close } = useCloseCase();
  const data = (reason: string) => ({ ...(reason && { reason }), lock_version });
  return {
    pause: {
      name: 'pause',
      label: 'Pause case',
      question: {
        title: `Pause ${name}?`,
        consequence:
          'It takes no new claims until it is reopened. Sellers cannot submit, resume or relist claims, and claims in review cannot be approved.',
        notes: [
          STAYS,
          {
            label: 'What sellers and buyers get',
            text: 'No mail. The pages of the case and of its claims say that it takes no new claims for now.',
          },
        ],
        reason: REASON,
      },
      send: (reason) => pause({ id, data: data(reason) }),
      done: `${name} is paused`,
    },
    reopen: {
      name: 'reopen',
      label: 'Reopen case',
      question: {
        title: `Reopen ${name}?`,
        consequence:
          'It takes new claims again. Sellers can submit, resume and relist claims, and claims in review can be approved.',
        notes: [{ label: 'What sellers and buyers get', text: 'No mail.' }],
        reason: REASON,
      },
      send: (reason) => reopen({ id, data: data(reason) }),
      done: `${name} takes new claims again`,
    },
    close: {
      name: 'close',
      label: 'Close case',
      isDangerous: true,
      question: {
        title: `Close ${name} for good?`,
        consequence:
          'It takes no new claims any more and cannot be reopened. Sellers cannot submit, resume or relist claims, and claims in review cannot be approved.',
        notes: [
          STAYS,
          {
            label: 'What sellers and buyers get',
            text: 'No mail. The pages of the case and of its claims say that it is closed.',
          },
        ],
        reason: REASON,
      },
      send: (reason) => close({ id, data: data(reason) }),
      done: `${name} is closed`,
    },
  };
}
