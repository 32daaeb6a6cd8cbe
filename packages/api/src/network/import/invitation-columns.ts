import { readEmail } from '@kiosque/contract/domain/identifiers'
import { ACCOUNT_TYPES, accountTypeLabel, ALL_ACCOUNT_TYPES } from '@kiosque/contract/domain/roles'
import { plain, readCipCell, readNamed } from './drugstore-columns.ts'
import type { CellRead, FileColumn, FileKind } from './file-kind.ts'

/** Pharmacy roles only: guests invite themselves, the head office is invited one by one. */
const TYPES = ALL_ACCOUNT_TYPES.filter((type) => type !== ACCOUNT_TYPES.guest && type !== ACCOUNT_TYPES.admin)

const ROLE_NAMES = TYPES.flatMap((type): [string, number][] => [
  [accountTypeLabel(type), type],
  [String(type), type],
])
const OTHER_NAMES: [string, number][] = [
  ['titulaire', 200],
  ['pharmacien titulaire', 200],
  ['co-titulaire', 180],
  ['adjointe', 160],
  ['pharmacien adjoint', 160],
  ['préparatrice', 100],
]

function readRole(text: string): CellRead {
  return readNamed(text, [...ROLE_NAMES, ...OTHER_NAMES], 'Rôle inconnu')
}

export interface InvitationLine {
  email: string
  type: number
  cip_officine: string
}

export const INVITATION_COLUMNS: FileColumn<null>[] = [
  {
    key: 'email',
    label: 'E-mail',
    aliases: ['mail', 'courriel', 'email', 'adresse e-mail'],
    isRequired: true,
    example: 'camille.durand@exemple.fr',
    read: plain(readEmail),
  },
  {
    key: 'type',
    label: 'Rôle',
    aliases: ['role', 'fonction', 'poste'],
    isRequired: true,
    example: 'Préparateur',
    read: readRole,
  },
  {
    key: 'cip_officine',
    label: 'CIP officine',
    aliases: ['cip', 'code cip', 'cip_officine'],
    isRequired: true,
    example: '2035417',
    read: readCipCell,
  },
]

export const INVITATION_FILE: FileKind<null, InvitationLine> = {
  columns: INVITATION_COLUMNS,
  keyOf: ({ email, cip_officine }) => (email && cip_officine ? `${email} ${cip_officine}` : undefined),
  repeated: {
    column: 'E-mail',
    message: (earlier) => `Cette personne est déjà invitée dans cette officine à la ligne ${earlier}.`,
  },
  maxLines: 20_000,
}
