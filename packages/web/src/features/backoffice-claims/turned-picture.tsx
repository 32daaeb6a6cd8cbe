import { useState } from 'react'

/** How near, in percent of the frame, and how far round, in degrees. */
export type Look = { zoom: number; turn: number }

/**
 * A page or a photograph, turned about its middle. Lying, it takes the room it then needs: turned in the room of one
 * that stands, its left would be where no scrolling leads.
 */
export function TurnedPicture({ src, alt, zoom, turn }: Look & { src: string; alt: string }) {
  const [ratio, setRatio] = useState<number | null>(null)
  const lying = turn % 180 === 0 ? null : ratio
  return (
    <span
      className="claims-proof__paper"
      style={{ width: `${zoom}%`, ...(lying !== null && { aspectRatio: 1 / lying }) }}
    >
      <img
        src={src}
        alt={alt}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio(naturalHeight > 0 ? naturalWidth / naturalHeight : null)
        }
        className={lying === null ? undefined : 'is-lying'}
        style={{ width: `${lying === null ? 100 : lying * 100}%`, rotate: `${turn}deg` }}
      />
    </span>
  )
}
