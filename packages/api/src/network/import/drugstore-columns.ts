import {
  type Read,
  readCip,
  readEmail,
  readFiness,
  readPhone,
  readPostcode,
  readSiret,
} from '@kiosque/contract/domain/identifiers'
import { folded, nearest } from './nearest.ts'
import type { CellRead, FileColumn, FileKind } from './file-kind.ts'

/** What the network already knows, read once before the file. */
export interface Known {
  groups: { id: number; name: string }[]
  zones: { id: number; name: string }[]
  packs: { key: string; label: string }[]
}

type Column = FileColumn<Known>

const line =
  (max: number) =>
  (text: string): CellRead => {
    // Control characters cannot be stored or shown.
    if (/\p{Cc}/u.test(text)) return { ok: false, message: 'Cette valeur contient un caractère illisible.' }
    if (text.length > max) return { ok: false, message: `${max} caractères au plus.` }
    return { ok: true, value: text }
  }

export const plain =
  (reader: (text: string) => Read) =>
  (text: string): CellRead => {
    const read = reader(text)
    return read.ok ? { ok: true, value: read.value } : { ok: false, message: read.message }
  }

/** Spreadsheets eat leading zeros: the message proposes them back. */
export function readCipCell(text: string): CellRead {
  const read = readCip(text)
  if (read.ok) return { ok: true, value: read.value }
  const digits = text.replace(/\s/g, '')
  if (!/^[0-9]{4,6}$/.test(digits)) return { ok: false, message: read.message }
  const suggestion = digits.padStart(7, '0')
  return {
    ok: false,
    message: `${read.message} Un zéro initial a pu disparaître : ${suggestion}`,
    suggestion,
  }
}

export function readNamed<T>(text: string, options: [string, T][], what: string): CellRead<T> {
  const found = options.find(([name]) => folded(name) === folded(text))
  if (found) return { ok: true, value: found[1] }
  const suggestion = nearest(
    text,
    options.map(([name]) => name),
  )
  const hint = suggestion ? ` Le nom le plus proche est : ${suggestion}` : ''
  return { ok: false, message: `${what}.${hint}`, suggestion }
}

const readGroup = (text: string, { groups }: Known): CellRead => {
  const options = groups.flatMap(({ id, name }): [string, number][] =>
    name === 'MPR_NAT'
      ? [
          [name, id],
          ['MPR national', id],
        ]
      : [[name, id]],
  )
  return readNamed(text, options, 'Groupe inconnu')
}

const readZone = (text: string, { zones }: Known): CellRead =>
  readNamed(
    text,
    zones.map(({ id, name }) => [name, id]),
    'Zone inconnue',
  )

/** Several packs in one cell are separated by | + / or a comma; a label may hold one of the last three itself. */
function readPacks(text: string, { packs }: Known): CellRead {
  const options = packs.flatMap(({ key, label }): [string, string][] => [
    [label, key],
    [key, key],
  ])
  const keys: string[] = []
  const isPack = (piece: string) => options.some(([name]) => folded(name) === folded(piece.trim()))
  const pieces = text.split('|').flatMap((piece) => (isPack(piece) ? [piece] : piece.split(/[+/,]/)))
  for (const part of pieces.filter((piece) => piece.trim() !== '')) {
    const read = readNamed(part.trim(), options, 'Pack inconnu')
    if (!read.ok) return read
    keys.push(read.value)
  }
  return { ok: true, value: [...new Set(keys)].toSorted() }
}

const required = { isRequired: true }
const optional = { isRequired: false }

export const DRUGSTORE_COLUMNS: Column[] = [
  {
    key: 'cip_officine',
    label: 'CIP officine',
    aliases: ['cip', 'code cip', 'cip_officine'],
    ...required,
    example: '2035417',
    read: readCipCell,
  },
  {
    key: 'siret',
    label: 'SIRET',
    aliases: ['n siret', 'numero siret'],
    ...required,
    example: '73282932000074',
    read: plain(readSiret),
  },
  {
    key: 'name',
    label: 'Nom',
    aliases: ['name', 'raison sociale', 'officine', 'nom officine'],
    ...required,
    example: 'Pharmacie des Tilleuls',
    read: line(120),
  },
  {
    key: 'city',
    label: 'Ville',
    aliases: ['city', 'commune'],
    ...required,
    example: 'Rennes',
    read: line(120),
  },
  {
    key: 'group_id',
    label: 'Groupe',
    aliases: ['group', 'group_name', 'groupement'],
    ...required,
    example: 'MPR',
    read: readGroup,
  },
  {
    key: 'finess',
    label: 'FINESS',
    aliases: ['n finess', 'numero finess'],
    ...optional,
    example: '',
    read: plain(readFiness),
  },
  {
    key: 'address',
    label: 'Adresse',
    aliases: ['address', 'rue'],
    ...optional,
    example: '12 rue des Tilleuls',
    read: line(200),
  },
  {
    key: 'postcode',
    label: 'Code postal',
    aliases: ['postcode', 'cp'],
    ...optional,
    example: '35000',
    read: plain(readPostcode),
  },
  {
    key: 'phone',
    label: 'Téléphone',
    aliases: ['phone', 'tel'],
    ...optional,
    example: '02 99 00 12 34',
    read: plain(readPhone),
  },
  {
    key: 'email',
    label: 'E-mail',
    aliases: ['mail', 'courriel', 'email'],
    ...optional,
    example: 'contact@pharmacie-des-tilleuls.fr',
    read: plain(readEmail),
  },
  {
    key: 'zone_id',
    label: 'Zone',
    aliases: ['zone_name', 'secteur'],
    ...optional,
    example: 'Ouest',
    read: readZone,
  },
  {
    key: 'packs',
    label: 'Packs',
    aliases: ['pack', 'option digitale'],
    ...optional,
    example: 'Vitrine | Visibilité',
    read: readPacks,
  },
]

/** A line of the file: only the columns that were filled in. */
export type DrugstoreLine = Record<string, unknown> & { cip_officine: string; siret: string }

export const DRUGSTORE_FILE: FileKind<Known, DrugstoreLine> = {
  columns: DRUGSTORE_COLUMNS,
  keyOf: (values) => values.cip_officine,
  repeated: {
    column: 'CIP officine',
    message: (earlier) => `Ce code figure déjà à la ligne ${earlier} de ce fichier.`,
  },
  maxLines: 100_000,
}
