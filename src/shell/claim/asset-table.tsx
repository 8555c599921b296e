import type { ClaimAsset } from '@generated/model';
import { formatAmount, formatQuantity } from '@/domain/money';

interface AssetTableProps {
  assets: readonly ClaimAsset[];
  currency: string;
}

/** What a claim is made of, at the prices of the petition date. */
export function AssetTable({ assets, currency }: AssetTableProps) {
  return (
    <table className="tabular w-full text-sm">
      <caption className="sr-only">Assets, valued at the prices of the petition date</caption>
      <thead className="text-muted text-xs">
        <tr className="border-line border-b">
          <th scope="col" className="h-10 px-4 text-left font-medium">
            Asset
          </th>
          <th scope="col" className="h-10 px-4 text-right font-medium">
            Quantity
          </th>
          <th scope="col" className="h-10 px-4 text-right font-medium">
            Value at petition
          </th>
        </tr>
      </thead>
      <tbody>
        {assets.map((asset) => (
          <tr key={asset.symbol} className="border-line border-b last:border-0">
            <td className="px-4 py-2 font-medium">{asset.symbol}</td>
            <td className="px-4 py-2 text-right">{formatQuantity(asset.quantity)}</td>
            <td className="px-4 py-2 text-right">{formatAmount(asset.value, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
