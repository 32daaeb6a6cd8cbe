import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ArticlePlaces, CoursePlaces, FilmPlaces, SheetPlaces } from './detail-skeleton-places.tsx'
import { PageSkeleton } from './detail-skeleton-frame.tsx'
import './detail.css'
import './sheet-detail.css'

type Look = 'article' | 'sheet' | 'film' | 'course'

/** Kinds whose page is not a sheet. */
const LOOKS: Readonly<Record<string, Look>> = {
  news: 'article',
  page: 'article',
  tutorial: 'film',
  academy: 'course',
}
export const lookOf = (kind: string): Look => LOOKS[kind] ?? 'sheet'

const PLACES: Readonly<Record<Look, () => ReactNode>> = {
  article: ArticlePlaces,
  sheet: SheetPlaces,
  film: FilmPlaces,
  course: CoursePlaces,
}

type SkeletonProps = {
  /** What is read has its picture across the page; what is used, a column beside it; a film and a course have their own head. */
  look?: Look
}

/** While a content, or the code that draws its kind, is on its way: the places of a page of that sort. */
export function DetailSkeleton({ look = 'sheet' }: SkeletonProps) {
  const Places = PLACES[look]
  const hasOwnTitle = look === 'film' || look === 'course'
  return (
    <PageSkeleton>
      {!hasOwnTitle && (
        <div className="detail-head">
          <div className="meta">
            <Skeleton width={180} height={24} />
          </div>
          <Skeleton width="70%" height={44} />
        </div>
      )}
      <Places />
    </PageSkeleton>
  )
}
