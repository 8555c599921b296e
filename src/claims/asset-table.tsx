import type { ClaimAsset } from '@generated/model';
import { formatAmount, formatQuantity } from '@/domain/money';

interface AssetTableProps {
  assets: readonly ClaimAsset[];
  currency: string;
}

/** What a claim consists of, at the prices of the petition date. */
export function AssetTable({ assets, currency }: AssetTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="tabular w-full text-sm">
        <caption className="sr-only">Assets, valued at the prices of the petition date</caption>
        <thead className="text-muted text-xs">
          <tr className="border-line border-b">
            <th scope="col" className="h-10 pr-2 pl-4 text-left font-medium">
              Asset
            </th>
            <th scope="col" className="h-10 px-2 text-right font-medium">
              Quantity
            </th>
            <th scope="col" className="h-10 pr-4 pl-2 text-right font-medium">
              Value at petition
            </th>
          </tr>
        </thead>
        <tbody>
          {assets.map((asset) => (
            <tr key={asset.symbol} className="border-line border-b last:border-0">
              <th scope="row" className="py-2 pr-2 pl-4 text-left font-medium">
                {asset.symbol}
              </th>
              <td className="px-2 py-2 text-right wrap-anywhere">
                {formatQuantity(asset.quantity)}
              </td>
              <td className="py-2 pr-4 pl-2 text-right wrap-anywhere">
                {formatAmount(asset.value, currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
