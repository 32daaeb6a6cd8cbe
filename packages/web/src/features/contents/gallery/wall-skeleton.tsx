import { Announcement } from '../../../ui/announcement.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import './gallery.css'

/** Width over height of what a wall shows: posters, banners, squares. */
const SHAPES = [3 / 4, 7 / 3, 1, 1, 3 / 5, 2, 1, 3 / 5, 1]

/** The types above, then the wall in its columns, each visual in a shape of its own. */
export function WallSkeleton() {
  return (
    <Announcement as="div" className="late" aria-busy="true" aria-label="Chargement en cours" data-awaited>
      <div className="hscroll asset-types" aria-hidden="true">
        {[150, 110, 130].map((width) => (
          <Skeleton key={width} width={width} height={44} />
        ))}
      </div>
      <div className="asset-wall" aria-hidden="true">
        {SHAPES.map((shape, index) => (
          <div key={index} className="card asset">
            <div className="sk sk--media" style={{ aspectRatio: shape }} />
            <div className="asset__b stack">
              <Skeleton width="80%" height={18} />
              <Skeleton width="50%" />
            </div>
          </div>
        ))}
      </div>
    </Announcement>
  )
}
