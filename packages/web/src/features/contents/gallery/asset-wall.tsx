import { IconCheck } from '@tabler/icons-react'
import { formatSize } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { fileFormat } from '../parts/file-link.tsx'
import { Picture } from '../parts/picture.tsx'
import { isBanner } from './gallery-assets.ts'
import type { Asset } from './gallery-assets.ts'
import './gallery.css'

type WallProps = {
  assets: readonly Asset[]
  picked: ReadonlySet<number>
  onPick: (id: number) => void
  onOpen: (index: number) => void
}

/** In reading order, tick always visible. */
export function AssetWall({ assets, picked, onPick, onOpen }: WallProps) {
  return (
    <div className="asset-wall">
      {assets.map((asset, index) => {
        const isOn = picked.has(asset.file.id)
        return (
          <article
            key={`${asset.contentId}-${asset.file.id}`}
            className={['card asset', isBanner(asset) && 'asset--banner', isOn && 'is-on']
              .filter(Boolean)
              .join(' ')}
          >
            <label className="pick-label">
              <input
                type="checkbox"
                className="sr"
                checked={isOn}
                onChange={() => onPick(asset.file.id)}
                aria-label={`Choisir ${asset.title}`}
              />
              <span className={isOn ? 'box pick is-on' : 'box pick'} aria-hidden="true">
                <IconCheck className="i" />
              </span>
            </label>
            <button
              type="button"
              className="media asset__open"
              onClick={() => onOpen(index)}
              aria-label={`Agrandir ${asset.title}`}
            >
              <Picture
                file={asset.file}
                seed={asset.file.id}
                sizes="(min-width: 960px) 30vw, 50vw"
                eager={index < 3}
              />
            </button>
            {asset.type && <Badge>{asset.type}</Badge>}
            <div className="asset__b">
              <b>{asset.title}</b>
              <small>
                {[asset.format, `${fileFormat(asset.file).label}, ${formatSize(asset.file.size)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
          </article>
        )
      })}
    </div>
  )
}
