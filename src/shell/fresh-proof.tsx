import { answerProof, useIsProofAsked } from '@/api/fresh-proof';
import { late } from '@/ui/late';

const FreshProofDialog = late(
  async () => (await import('./fresh-proof-dialog')).FreshProofDialog,
  () => answerProof(false),
);

/** Shown above whatever asks for it. */
export function FreshProof() {
  return useIsProofAsked() && <FreshProofDialog />;
}
