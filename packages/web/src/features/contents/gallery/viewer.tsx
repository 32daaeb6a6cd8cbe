import {
  IconChevronLeft,
  IconChevronRight,
  IconShare,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { useSwipe } from '../../../lib/use-swipe.ts'
import { Announcement } from '../../../ui/announcement.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { BareDialog } from '../../../ui/dialog.tsx'
import { Group } from '../../../ui/group.tsx'
import { FileLink } from '../parts/file-link.tsx'
import { Picture } from '../parts/picture.tsx'
import { shareLink } from '../parts/share-link.ts'
import type { Asset } from './gallery-assets.ts'
import { SignVisual } from './sign-visual.tsx'
import './viewer.css'

type ViewerProps = {
  assets: readonly Asset[]
  index: number
  onMove: (index: number) => void
  onClose: () => void
  /** Where this visual is looked at again. */
  href: string
}

/** A visual over the whole screen: arrows, keys or a finger move on, Escape closes, the address says which it is. */
export function Viewer({ assets, index, onMove, onClose, href }: ViewerProps) {
  const [zoomedId, setZoomed] = useState<number | null>(null)
  const move = (step: number) => onMove((index + step + assets.length) % assets.length)
  const asset = assets[index]
  const isZoomed = zoomedId !== null && zoomedId === asset?.file.id
  const swipe = useSwipe(move, isZoomed)
  if (!asset) return null
  const isFilm = asset.file.type === 'video/mp4'
  const Zoom = isZoomed ? IconZoomOut : IconZoomIn
  return (
    <BareDialog className="whole-screen viewer" label={asset.title} onClose={onClose}>
      <div
        className="viewer__in"
        role="presentation"
        onKeyDown={(event) => {
          // Looked at closely, the arrows move over the visual.
          if (isZoomed) return
          if (event.key === 'ArrowLeft') move(-1)
          if (event.key === 'ArrowRight') move(1)
        }}
      >
        <div className="viewer__top on-dark">
          <b>{asset.title}</b>
          <Announcement as="span">
            {index + 1} sur {assets.length}
          </Announcement>
          {!isFilm && (
            <IconButton
              label={isZoomed ? 'Voir le visuel entier' : 'Agrandir'}
              aria-pressed={isZoomed}
              onClick={() => setZoomed(isZoomed ? null : asset.file.id)}
            >
              <Zoom className="i" aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label="Fermer" onClick={onClose}>
            <IconX className="i i--24" aria-hidden="true" />
          </IconButton>
        </div>
        <div className="viewer__middle on-dark">
          <Group
            className={isZoomed ? 'viewer__stage is-zoomed' : 'viewer__stage'}
            aria-label="Visuel"
            {...(isZoomed ? { tabIndex: 0 } : {})}
            {...swipe}
          >
            {isFilm ? (
              // oxlint-disable-next-line jsx-a11y/media-has-caption -- brand films without words
              <video controls src={asset.file.url} />
            ) : (
              <Picture
                key={asset.file.id}
                file={asset.file}
                seed={asset.file.id}
                sizes={isZoomed ? '200vw' : '90vw'}
                eager
              />
            )}
          </Group>
          <IconButton className="viewer__nav" label="Visuel précédent" onClick={() => move(-1)}>
            <IconChevronLeft className="i" aria-hidden="true" />
          </IconButton>
          <IconButton
            className="viewer__nav viewer__nav--next"
            label="Visuel suivant"
            onClick={() => move(1)}
          >
            <IconChevronRight className="i" aria-hidden="true" />
          </IconButton>
        </div>
        <Side asset={asset} assets={assets} href={href} />
      </div>
    </BareDialog>
  )
}

/** What the visual is, and the formats it comes in. */
function Side({ asset, assets, href }: { asset: Asset; assets: readonly Asset[]; href: string }) {
  const formats = assets.filter(({ contentId }) => contentId === asset.contentId)
  const others = formats.filter(({ file }) => file.id !== asset.file.id)
  return (
    <div className="viewer__side">
      <div>
        <p className="over">{[asset.type, asset.album].filter(Boolean).join(' · ')}</p>
        <h2>{asset.title}</h2>
        {asset.file.alt && <p className="small muted">{asset.file.alt}</p>}
      </div>
      <section className="viewer__formats" aria-label="Formats à télécharger">
        <h3>Formats à télécharger</h3>
        {[asset, ...others].map(({ file, format, title }) => (
          <FileLink
            key={file.id}
            file={file}
            label={[format ?? title, format?.includes('×') ? null : pixels(file)].filter(Boolean).join(', ')}
          />
        ))}
      </section>
      <SignVisual key={asset.file.id} file={asset.file} title={asset.title} />
      <Button
        icon={<IconShare className="i" aria-hidden="true" />}
        onClick={() => void shareLink(asset.title, href)}
      >
        Partager ce visuel
      </Button>
      <dl className="viewer__facts">
        {asset.rightsUntil && (
          <div>
            <dt>Droits d’usage</dt>
            <dd>jusqu’au {formatDate(asset.rightsUntil)}</dd>
          </div>
        )}
        <div>
          <dt>Album</dt>
          <dd>{asset.album}</dd>
        </div>
      </dl>
    </div>
  )
}

/** « 1 600 × 1 000 px », where the format itself does not say it. */
function pixels({ width, height }: Asset['file']): string | null {
  return width && height ? `${width} × ${height}\u00A0px` : null
}
