import { LineSkeletons, Skeleton } from '../../../ui/skeleton.tsx'

/** While a content, or the code that draws its kind, is on its way. */
export function DetailSkeleton() {
  return (
    <div className="wrap" style={{ paddingTop: 32 }}>
      <div className="stack late" aria-busy="true">
        <Skeleton width="30%" />
        <Skeleton width="70%" height={44} />
        <Skeleton media />
        <LineSkeletons count={6} />
      </div>
    </div>
  )
}
