import type { Claim } from '@generated/model';
import { formatAmount, formatQuantity } from '@/domain/money';
import { Card, CardHeader } from '@/ui/data/card';

/** What the claim is made of, for those who see its exact terms; nothing for a claim in money alone. */
export function ClaimAssets({ claim: { exact_terms, currency } }: { claim: Claim }) {
  if (!exact_terms || exact_terms.assets.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Assets" description="Valued at the prices of the petition date" />
      <table className="tabular w-full text-sm">
        <thead className="text-muted text-xs">
          <tr className="border-line border-b">
            <th scope="col" className="h-10 px-4 text-left font-medium">
              Asset
            </th>
            <th scope="col" className="h-10 px-4 text-right font-medium">
              Quantity
            </th>
            <th scope="col" className="h-10 px-4 text-right font-medium">
              Value
            </th>
          </tr>
        </thead>
        <tbody>
          {exact_terms.assets.map((asset) => (
            <tr key={asset.symbol} className="border-line border-b last:border-0">
              <td className="px-4 py-2 font-medium">{asset.symbol}</td>
              <td className="px-4 py-2 text-right">{formatQuantity(asset.quantity)}</td>
              <td className="px-4 py-2 text-right">{formatAmount(asset.value, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
