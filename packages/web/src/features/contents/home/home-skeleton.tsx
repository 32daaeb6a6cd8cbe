import { CardSkeletons, LineSkeletons, Skeleton } from '../../../ui/skeleton.tsx'

/** The page as it will be: same blocks, same heights, so that nothing moves when it arrives. */
export function HomeSkeleton() {
  return (
    <>
      <div className="section">
        <div className="section__head">
          <Skeleton width="240px" height={32} />
        </div>
        <CardSkeletons count={4} />
      </div>
      <div className="section" aria-hidden="true">
        <LineSkeletons count={6} />
      </div>
    </>
  )
}
