import type { FileRef } from '@kiosque/contract/wire/files'
import { Cover } from '../../../ui/cover.tsx'
import './picture.css'

type PictureProps = {
  file: FileRef | null
  /** The content's id: without a photo it always keeps the same drawn cover. */
  seed: number
  /** How wide it is shown: « (min-width: 1280px) 25vw, 100vw ». */
  sizes: string
  columns?: number
  rows?: number
  /** The first picture of a page is not lazy. */
  eager?: boolean
  /** A product: never cropped, on a ground of its own colours. */
  whole?: boolean
}

/** A picture shown whole, over itself enlarged and blurred: its ground goes to the edges. */
function WholePicture(props: PictureProps) {
  return (
    <span className="whole">
      <Picture {...props} file={props.file && { ...props.file, alt: '' }} whole={false} />
      <Picture {...props} file={props.file && { ...props.file, blur: null }} whole={false} />
    </span>
  )
}

/** A content's picture: its photo in the right size over its blur, or the pattern drawn for it. */
export function Picture(props: PictureProps) {
  const { file, seed, sizes, columns = 5, rows = 3, eager = false, whole = false } = props
  if (!file || !file.type.startsWith('image/')) return <Cover seed={seed} columns={columns} rows={rows} />
  if (whole) return <WholePicture {...props} />
  const variants = file.sizes ?? []
  return (
    <img
      className="picture"
      src={variants.at(-1)?.url ?? file.url}
      srcSet={
        variants.length > 0 ? variants.map((size) => `${size.url} ${size.width}w`).join(', ') : undefined
      }
      sizes={sizes}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      alt={file.alt ?? ''}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      style={{
        objectPosition: `${(file.focal_x ?? 0.5) * 100}% ${(file.focal_y ?? 0.5) * 100}%`,
        ...(file.blur ? { backgroundImage: `url("${file.blur}")` } : {}),
      }}
    />
  )
}
