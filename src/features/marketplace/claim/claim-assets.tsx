import type { Claim } from '@generated/model';
import { AssetTable } from '@/claims/asset-table';
import { Card, CardHeader } from '@/ui/data/card';

/** What the claim consists of, for readers who see its exact terms; empty for a claim in money only. */
export function ClaimAssets({ claim: { exact_terms, currency } }: { claim: Claim }) {
  if (!exact_terms || exact_terms.assets.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Assets" description="Valued at the prices of the petition date" />
      <AssetTable assets={exact_terms.assets} currency={currency} />
    </Card>
  );
}
