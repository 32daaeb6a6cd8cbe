import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react'
import { formatDate, formatSize } from '../../../lib/format.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Picture } from '../parts/picture.tsx'
import type { Asset } from './gallery-assets.ts'

type ViewerProps = {
  assets: readonly Asset[]
  index: number | null
  onMove: (index: number) => void
  onClose: () => void
}

/** The lightbox: arrows move, Escape closes, focus stays inside. */
export function Viewer({ assets, index, onMove, onClose }: ViewerProps) {
  const asset = index === null ? undefined : assets[index]
  const move = (step: number) => index !== null && onMove((index + step + assets.length) % assets.length)
  return (
    <Dialog open={asset !== undefined} onClose={onClose} title={asset?.title ?? ''} size="lg">
      {asset && (
        <div
          role="presentation"
          onKeyDown={(event) => {
            if (event.key === 'ArrowLeft') move(-1)
            if (event.key === 'ArrowRight') move(1)
          }}
        >
          <div className="viewer__stage">
            {asset.file.type === 'video/mp4' ? (
              // oxlint-disable-next-line jsx-a11y/media-has-caption -- brand films without words
              <video controls src={asset.file.url} />
            ) : (
              <Picture file={asset.file} seed={asset.file.id} sizes="90vw" eager />
            )}
          </div>
          <p className="small muted" style={{ marginBlock: 12 }}>
            {[
              asset.album,
              asset.format,
              formatSize(asset.file.size),
              asset.rightsUntil && `droits jusqu’au ${formatDate(asset.rightsUntil)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className="row">
            <Button icon={<IconChevronLeft className="i" aria-hidden="true" />} onClick={() => move(-1)}>
              Précédent
            </Button>
            <Button onClick={() => move(1)}>
              Suivant <IconChevronRight className="i" aria-hidden="true" />
            </Button>
            <ButtonLink
              className="ml-auto"
              variant="primary"
              href={asset.file.url}
              target="_blank"
              rel="noopener"
              icon={<IconDownload className="i" aria-hidden="true" />}
            >
              Télécharger
            </ButtonLink>
          </div>
        </div>
      )}
    </Dialog>
  )
}
