/** What is accepted (D15-05), and how each is served. */
export interface FileType {
  mime: string
  extension: string
  family: 'image' | 'pdf' | 'office' | 'text' | 'video' | 'archive'
  /** Shown in the browser itself. Everything else is a download. */
  isInline: boolean
}

const OFFICE = 'application/vnd.openxmlformats-officedocument.'

const TYPES: readonly FileType[] = [
  { mime: 'image/png', extension: 'png', family: 'image', isInline: true },
  { mime: 'image/jpeg', extension: 'jpg', family: 'image', isInline: true },
  { mime: 'image/webp', extension: 'webp', family: 'image', isInline: true },
  { mime: 'image/gif', extension: 'gif', family: 'image', isInline: true },
  { mime: 'image/avif', extension: 'avif', family: 'image', isInline: true },
  { mime: 'application/pdf', extension: 'pdf', family: 'pdf', isInline: true },
  { mime: `${OFFICE}wordprocessingml.document`, extension: 'docx', family: 'office', isInline: false },
  { mime: `${OFFICE}spreadsheetml.sheet`, extension: 'xlsx', family: 'office', isInline: false },
  { mime: `${OFFICE}presentationml.presentation`, extension: 'pptx', family: 'office', isInline: false },
  { mime: 'text/csv', extension: 'csv', family: 'text', isInline: false },
  { mime: 'text/vtt', extension: 'vtt', family: 'text', isInline: false },
  { mime: 'video/mp4', extension: 'mp4', family: 'video', isInline: true },
  { mime: 'application/zip', extension: 'zip', family: 'archive', isInline: false },
]

const byExtension = new Map(TYPES.map((type) => [type.extension, type]))
const byMime = new Map(TYPES.map((type) => [type.mime, type]))

export function typeByExtension(extension: string): FileType {
  const type = byExtension.get(extension)
  if (!type) throw new Error(`no such type: ${extension}`)
  return type
}

export function typeByMime(mime: string): FileType | null {
  return byMime.get(mime) ?? null
}

/** The types a filter of the library means: `image`, `pdf`, `video`, `document`. */
export function mimesOfFamily(family: 'image' | 'pdf' | 'video' | 'document'): string[] {
  const families = family === 'document' ? ['office', 'text', 'archive'] : [family]
  return TYPES.filter((type) => families.includes(type.family)).map((type) => type.mime)
}
