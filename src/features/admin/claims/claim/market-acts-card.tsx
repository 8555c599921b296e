import type { AdminClaim } from '@generated/model';
import { ActFailure } from '@/acts/act-failure';
import { AskedAct } from '@/acts/asked-act';
import { useAct } from '@/acts/use-act';
import { marketActs } from '@/domain/claims/market-acts';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { useMarketActs } from './use-market-acts';

/** What our staff can do to the claim on the market; empty if nothing. */
export function MarketActsCard({ claim }: { claim: AdminClaim }) {
  const acting = useAct();
  const acts = useMarketActs(claim);
  const possible = marketActs(claim);
  return (
    <>
      {possible.length > 0 && (
        <Card aria-label="Listing">
          <CardHeader title="Listing" description={claim.featured ? 'Featured' : 'Not featured'} />
          <CardBody className="grid gap-4">
            <ActFailure acting={acting} />
            <div className="flex flex-wrap gap-2">
              {possible.map((name) => (
                <Button
                  // The same key keeps the focus when "feature" becomes "unfeature".
                  key={name === 'unfeature' ? 'feature' : name}
                  variant="secondary"
                  isPending={acting.pending === name}
                  onClick={() => acting.start(acts[name])}
                >
                  {acts[name].label}
                </Button>
              ))}
            </div>
          </CardBody>
        </Card>
      )}
      {/* Outlasts its button: the text stays if a colleague was faster. */}
      <AskedAct acting={acting} />
    </>
  );
}
