import { Announcement } from './announcement.tsx'
import { Skeleton } from './skeleton.tsx'

type Props = {
  /** Of each block, in pixels: about as tall as what will stand there. */
  heights: readonly number[]
  /** Beside each other where there is room for them. */
  columns?: 2 | 4
}

/** Cards, rows and panels on their way, as tall as they will be; nothing shows before 200 ms. */
export function BlockSkeletons({ heights, columns }: Props) {
  return (
    <Announcement
      as="div"
      className={columns ? `grid grid--${columns} late` : 'stack late'}
      aria-busy="true"
      aria-label="Chargement en cours"
      data-awaited
    >
      {heights.map((height, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </Announcement>
  )
}

/** The same height, as many times as there are rows. */
export const rowsOf = (count: number, height: number): number[] => Array.from({ length: count }, () => height)
