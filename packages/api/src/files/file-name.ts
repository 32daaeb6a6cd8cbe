const LONGEST = 100
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
const KNOWN_EXTENSION = /\.[\p{L}\p{N}]{1,8}$/u

/**
 * The name a download carries: the sender's last path part without what could break a header, a shell, a screen or a
 * disk, and with the extension of what the file really is.
 */
export function cleanFileName(sent: string | undefined, extension: string): string {
  const last = (sent ?? '').toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const cleaned = last
    // Controls, formats (bidirectional overrides, zero width), private use, unassigned, line separators.
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\ufffd]/gu, '')
    // No disk takes a colon; what a French one separated stays apart: « Affiche : Angine » is « Affiche – Angine ».
    .replace(/\p{Z}+:\p{Z}*/gu, ' \u2013 ')
    .replace(/[<>:"|?*%;`$&]/g, ' ')
    .replace(/\p{Z}+/gu, ' ')
    .trim()
  const base = withoutExtensions(cleaned)
    .replace(/^[.\s~\u2013-]+|[.\s\u2013]+$/g, '')
    .slice(0, LONGEST)
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .trim()
  const safe = base === '' ? 'fichier' : base
  return `${RESERVED.test(safe) ? `fichier ${safe}` : safe}.${extension}`
}

/** « photo.jpg.exe » keeps no ending of its own: only endings that look like one go, three at most. */
function withoutExtensions(name: string): string {
  let base = name
  for (let times = 0; times < 3 && KNOWN_EXTENSION.test(base) && !/\.\d+$/.test(base); times += 1) {
    base = base.replace(KNOWN_EXTENSION, '')
  }
  return base
}

/** RFC 6266: a plain name for old clients, the real one for all others. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
