import { IconPlayerPlay } from '@tabler/icons-react'
import { count, formatSize } from '../../lib/format.ts'
import type { MediaItem } from './media.queries.ts'
import { MediaThumb } from './media-thumb.tsx'

type MediaTileProps = { file: MediaItem; on: boolean; onPress: () => void }

/** One file of the grid: a button, pressed while it is the one shown or chosen. */
export function MediaTile({ file, on, onPress }: MediaTileProps) {
  return (
    <button
      type="button"
      className={on ? 'card tile media-tile is-on' : 'card tile media-tile'}
      aria-pressed={on}
      onClick={onPress}
    >
      <span className="media">
        <MediaThumb file={file} />
      </span>
      {lacksAlt(file) && <span className="badge badge--warn">Texte alternatif absent</span>}
      {file.type.startsWith('video/') && (
        <span className="badge badge--solid">
          <IconPlayerPlay className="i" aria-hidden="true" />
          Vidéo
        </span>
      )}
      <span className="tile__b">
        <b title={file.name}>{file.name}</b>
        <small>
          <span className="num">{measureText(file)}</span>
          <span>{usesText(file.used_count)}</span>
        </small>
      </span>
    </button>
  )
}

export const lacksAlt = (file: MediaItem) => file.type.startsWith('image/') && file.alt === ''

export const usesText = (uses: number) => (uses === 0 ? 'Inutilisé' : count(uses, 'usage'))

export function measureText(file: MediaItem): string {
  if (file.width && file.height) return `${file.width}\u00A0×\u00A0${file.height}`
  return formatSize(file.size)
}
