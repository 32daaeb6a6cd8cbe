import type { FileRef } from '@kiosque/contract/wire/files'
import { Cover } from '../../../ui/cover.tsx'
import type { GlyphKind } from '../../../ui/cover-pattern.ts'
import { focalPoint, groundSource, pictureSource } from './picture-source.ts'
import './picture.css'

/** What a drawn cover shows most, by kind; a cross for the others. */
const GLYPHS: Readonly<Record<string, GlyphKind>> = {
  health_test: 'drop',
  quiz: 'spark',
  academy: 'spark',
  product: 'capsule',
  promotional_offer: 'capsule',
  loyalty_campaign: 'heart',
}

type PictureProps = {
  file: FileRef | null
  /** The content's id: without a photo it always keeps the same drawn cover. */
  seed: number
  /** Written on the drawn cover of a content without a photo; its kind chooses what is drawn. */
  of?: { title: string; kind: string }
  /** How wide it is shown: « (min-width: 1280px) 25vw, 100vw ». */
  sizes: string
  columns?: number
  rows?: number
  /** The first picture of a page is not lazy. */
  eager?: boolean
  /** A product: never cropped, on a ground of its own colours. */
  whole?: boolean
}

/** A picture shown whole, over its own ground: that goes to the edges. The blur's colours are not true enough for it. */
function WholePicture({ file, ...props }: PictureProps & { file: FileRef }) {
  return (
    <span className="whole" style={{ backgroundImage: `url("${groundSource(file)}")` }}>
      <Picture {...props} file={{ ...file, blur: null }} whole={false} />
    </span>
  )
}

/** The cover of a content that has none: its pattern, and its title where there is room. What is read is beside it. */
function MadeCover({ seed, of, columns = 5, rows = 3 }: PictureProps) {
  if (!of) return <Cover seed={seed} columns={columns} rows={rows} />
  return (
    <span className="made" aria-hidden="true">
      <Cover seed={seed} columns={columns} rows={rows} glyphs={[GLYPHS[of.kind] ?? 'cross']} />
      <b>{of.title}</b>
    </span>
  )
}

/** A content's picture: its photo in the right size over its blur, or the cover made for it. */
export function Picture(props: PictureProps) {
  const { file, sizes, eager = false, whole = false } = props
  if (!file || !file.type.startsWith('image/')) return <MadeCover {...props} />
  if (whole) return <WholePicture {...props} file={file} />
  return (
    <img
      className="picture"
      {...pictureSource(file)}
      sizes={sizes}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      alt={file.alt ?? ''}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      // The document may show the first one already (src/early): the page's own takes its place in the same frame.
      decoding={eager ? 'sync' : 'async'}
      style={{
        objectPosition: focalPoint(file),
        ...(file.blur ? { backgroundImage: `url("${file.blur}")` } : {}),
      }}
    />
  )
}
