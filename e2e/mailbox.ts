import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Mail {
  to: string
  subject: string
  /** Every text of the message, decoded: plain and HTML. */
  body: string
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : decodeQuotedPrintable(text.replaceAll('_', ' ')),
    )
}

function decodeQuotedPrintable(text: string): string {
  const joined = text.replace(/=\r?\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  // Characters above U+00FF cannot be bytes: the text was not encoded at all.
  return /[\u0100-\uffff]/.test(bytes) ? bytes : Buffer.from(bytes, 'latin1').toString()
}

function readHeaders(text: string): Map<string, string> {
  const lines = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}

function readBody(headers: Map<string, string>, content: string): string {
  const boundary = /boundary="?([^";]+)"?/i.exec(headers.get('content-type') ?? '')?.[1]
  if (boundary) {
    const parts = content.split(`--${boundary}`).slice(1, -1)
    return parts.map((part) => readMessage(part.replace(/^\r?\n/, '')).body).join('\n')
  }
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString()
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(content) : content
}

function readMessage(source: string): Mail {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/)
  const headers = readHeaders(head)
  return {
    to: decodeWords(headers.get('to') ?? ''),
    subject: decodeWords(headers.get('subject') ?? ''),
    body: readBody(headers, rest.join('\n\n')),
  }
}

/** The mails written so far for one address, oldest first. */
export function mailsTo(dataDir: string, address: string): Mail[] {
  const outbox = join(dataDir, 'outbox')
  try {
    return readdirSync(outbox)
      .filter((name) => name.endsWith('.eml'))
      .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .map((name) => readMessage(readFileSync(join(outbox, name), 'utf8')))
      .filter((mail) => mail.to.toLowerCase().includes(address.toLowerCase()))
  } catch (error) {
    // Before the first mail there is no folder.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
