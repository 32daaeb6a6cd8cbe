import type { FileRef } from '@kiosque/contract/wire/files'
import { extensionOf } from '@kiosque/contract/domain/uploads'

/** What a file looks like, small: its picture, its first page, or a sheet with its type. Decorative. */
export function MediaThumb({ file }: { file: FileRef }) {
  const isImage = file.type.startsWith('image/')
  const picture = isImage ? (file.sizes.find((size) => size.width >= 320) ?? file) : file.preview
  if (!picture) return <Sheet name={file.name} />
  return (
    <img
      className="picture"
      src={picture.url}
      alt=""
      loading="lazy"
      decoding="async"
      style={{
        // A page is known by its head.
        objectPosition: isImage ? `${file.focal_x * 100}% ${file.focal_y * 100}%` : 'top',
        ...(file.blur ? { backgroundImage: `url("${file.blur}")`, backgroundSize: 'cover' } : {}),
      }}
    />
  )
}

const TINTS: Record<string, [string, string]> = {
  pdf: ['#fdeeec', '#b3261e'],
  xlsx: ['#eef6da', '#4d6a0c'],
  csv: ['#eef6da', '#4d6a0c'],
  mp4: ['#d8eef0', '#135160'],
}

function Sheet({ name }: { name: string }) {
  const extension = extensionOf(name)
  const [ground, ink] = TINTS[extension] ?? ['#e4f3f5', '#135160']
  return (
    <svg viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="240" fill="#eef2f2" />
      <rect x="100" y="30" width="120" height="160" rx="8" fill="#fff" />
      <rect x="116" y="50" width="88" height="10" rx="5" fill="#cdd6d8" />
      <rect x="116" y="70" width="88" height="6" rx="3" fill="#e6ecec" />
      <rect x="116" y="84" width="70" height="6" rx="3" fill="#e6ecec" />
      <rect x="116" y="98" width="80" height="6" rx="3" fill="#e6ecec" />
      <rect x="116" y="140" width="60" height="30" rx="7" fill={ground} />
      <text x="146" y="160" textAnchor="middle" fontWeight="700" fontSize="14" fill={ink}>
        {extension.toUpperCase()}
      </text>
    </svg>
  )
}
