import { SkeletonCard } from '@/record/record-skeleton';

/** In the shape of a sale: its sum and stages on top, what to do next to what was agreed. */
export function NegotiationSkeleton() {
  return (
    <div className="grid gap-6">
      <SkeletonCard bar="h-44 lg:h-20" />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <div className="grid gap-6 lg:order-last">
          <SkeletonCard bar="h-48" />
          <SkeletonCard bar="h-32" />
        </div>
        <div className="grid gap-6 lg:col-span-2">
          <SkeletonCard bar="h-64" />
          <SkeletonCard bar="h-48" />
        </div>
      </div>
    </div>
  );
}
