import { CardSkeletons, LineSkeletons, Skeleton } from '../../../ui/skeleton.tsx'

/** The page as it will be: same blocks, same heights, so that nothing moves when it arrives. */
export function HomeSkeleton() {
  return (
    <>
      <div className="section" aria-hidden="true">
        <div className="section__head">
          <Skeleton width="200px" height={32} />
        </div>
        <div className="partners late">
          {[1, 2, 3, 4, 5, 6].map((tile) => (
            <div key={tile} className="card partner">
              <Skeleton height={44} />
            </div>
          ))}
        </div>
      </div>
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
