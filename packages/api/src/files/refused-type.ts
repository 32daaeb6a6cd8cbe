import { open } from 'node:fs/promises'
import { readAt } from './zip-entries.ts'

/** Said of what is none of the types one may send. */
export const UNKNOWN_TYPE =
  'Ce type de fichier n’est pas accepté. Formats possibles\u00a0: images, PDF, Word, Excel, PowerPoint, CSV, MP4, VTT et ZIP.'

const SVG =
  'Ce fichier est une image SVG, qui n’est pas acceptée. Enregistrez-la en PNG ou en JPEG, puis réessayez.'
const PAGE =
  'Ce fichier est une page web (HTML), qui n’est pas acceptée. Enregistrez-la en PDF, puis réessayez.'
const PROGRAM = 'Ce fichier est un programme\u00a0: pour la sécurité de tous, il n’est pas accepté.'
const HEIC =
  'Cette photo est au format HEIC, que tous les écrans ne savent pas montrer. Enregistrez-la en JPEG, puis réessayez.'
const QUICKTIME = 'Ce film est au format QuickTime (MOV). Enregistrez-le en MP4, puis réessayez.'
const OLD_OFFICE =
  'Ce document est dans un ancien format Office. Enregistrez-le en DOCX, XLSX, PPTX ou PDF, puis réessayez.'
const SRT = 'Ces sous-titres sont au format SRT. Enregistrez-les en WebVTT (fichier .vtt), puis réessayez.'
const PAGE_IN_SUBTITLES =
  'Ces sous-titres contiennent du code de page web\u00a0: ils ne sont pas acceptés. Gardez seulement les minutages et les textes.'
const UTF_16 = 'Ces sous-titres ne sont pas en UTF-8. Enregistrez le fichier en UTF-8, puis réessayez.'
const NOT_SUBTITLES =
  'Ce fichier porte l’extension .vtt, mais ce ne sont pas des sous-titres WebVTT\u00a0: sa première ligne doit être «\u00a0WEBVTT\u00a0».'
const OTHER_ARCHIVE = 'Ce fichier est une archive RAR ou 7-Zip. Envoyez plutôt un ZIP.'

/** By their first bytes, as Latin-1; the first that holds says what the file is. */
const KNOWN: readonly [RegExp, string][] = [
  [/^(?:MZ|\x7fELF|\xcf\xfa\xed\xfe|\xca\xfe\xba\xbe|#!|<\?php\b)/, PROGRAM],
  [/^.{4}ftyp(?:hei[cxsm]|mif1|msf1)/s, HEIC],
  [/^.{4}ftypqt /s, QUICKTIME],
  [/^\xd0\xcf[^\s]\xe0\xa1\xb1/, OLD_OFFICE],
  [/^(?:Rar!|7z\xbc\xaf)/, OTHER_ARCHIVE],
  [/^<(?:svg|!doctype svg)\b/i, SVG],
  [/^<(?:!doctype html|html|head|body|script)\b/i, PAGE],
  [/^WEBVTT[\s]/, PAGE_IN_SUBTITLES],
  [/^\d+\s+\d\d:\d\d:\d\d,\d{3} -->/, SRT],
]

/** What is named as subtitles, and is nothing that we know. */
const unknownSubtitles = (head: string) =>
  /^(?:\xff\xfe|\xfe\xff|W\0E\0B\0)/.test(head) ? UTF_16 : NOT_SUBTITLES

/** What may stand before the first element of a page or a drawing: spaces, the XML declaration, comments. */
function withoutPrologue(head: string): string {
  let text = head.replace(/^\xef\xbb\xbf/, '').trimStart()
  for (const [begin, end] of [
    ['<?xml', '?>'],
    ['<!--', '-->'],
    ['<!--', '-->'],
  ] as const) {
    const at = text.startsWith(begin) ? text.indexOf(end) : -1
    if (at !== -1) text = text.slice(at + end.length).trimStart()
  }
  return text
}

/** Why a file is refused, in words of what it is where that shows, whatever its name says. */
export async function refusalOfType(path: string, name = ''): Promise<string> {
  const file = await open(path, 'r')
  try {
    const head = (await readAt(file, 0, 4_096)).toString('latin1')
    const text = withoutPrologue(head)
    const known = KNOWN.find(([form]) => form.test(head) || form.test(text))?.[1]
    return known ?? (/\.vtt$/i.test(name) ? unknownSubtitles(head) : UNKNOWN_TYPE)
  } finally {
    await file.close()
  }
}
