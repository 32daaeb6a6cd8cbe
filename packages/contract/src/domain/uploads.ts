/** 30,000,000 bytes are accepted, one more is refused (S5-02, D12-01). */
export const MAX_UPLOAD_BYTES = 30_000_000

/** A resumable upload travels in pieces of this size: small enough to lose little, large enough to be few. */
export const UPLOAD_CHUNK_BYTES = 1_000_000

/** What is accepted (D15-05), by extension: a first look before anything is sent; the server judges by content. */
export const ACCEPTED_EXTENSIONS: readonly string[] = [
  'png',
  'jpg',
  'jpeg',
  'webp',
  'gif',
  'avif',
  'pdf',
  'docx',
  'xlsx',
  'pptx',
  'csv',
  'mp4',
  'vtt',
  'zip',
]

export const extensionOf = (name: string): string => /\.([^.]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** A film that is too heavy has somewhere else to go. */
export const LONG_FILM = 'Allégez la vidéo, ou déposez-la chez un hébergeur accepté et donnez son adresse.'

/** Why a file is not worth sending, in a sentence for whoever chose it; null when it is. */
export function uploadRefusal(file: { name: string; size: number }): string | null {
  if (file.size === 0) return 'Ce fichier est vide.'
  const extension = extensionOf(file.name)
  if (file.size > MAX_UPLOAD_BYTES) {
    const size = `Ce fichier dépasse 30\u00a0Mo (${megabytes(file.size)}).`
    return extension === 'mp4' ? `${size} ${LONG_FILM}` : size
  }
  if (ACCEPTED_EXTENSIONS.includes(extension)) return null
  if (extension === 'svg') return 'Les dessins SVG ne sont pas acceptés. Exportez-le en PNG.'
  return 'Ce type de fichier n’est pas accepté\u00a0: images, PDF, Word, Excel, PowerPoint, CSV, MP4, VTT ou ZIP.'
}

/** « 41,2 Mo », rounded up to the tenth: a file just over the limit never reads as the limit itself. */
function megabytes(bytes: number): string {
  const tenths = Math.ceil(bytes / 100_000)
  const [whole, tenth] = [Math.floor(tenths / 10), tenths % 10]
  return `${whole}${tenth === 0 ? '' : `,${tenth}`}\u00a0Mo`
}
