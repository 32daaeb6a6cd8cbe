import { accountTypeLabel, ALL_ACCOUNT_TYPES, RIGHTS, rightLabel } from '@kiosque/contract/domain/roles'
import type { AccountType, RightId } from '@kiosque/contract/domain/roles'
import type { Option } from '../../ui/select.tsx'

const rights: readonly RightId[] = Object.values(RIGHTS)

export const RIGHT_OPTIONS: readonly Option[] = rights.map((right) => ({
  value: String(right),
  label: rightLabel(right),
}))

/** What each right opens, said where it is given. */
export const RIGHT_HINTS: Record<string, string> = {
  '': 'Une personne d’officine\u00A0: elle n’entre pas dans le back-office.',
  '1': 'Gère les utilisateurs, les droits, les officines et les réglages.',
  '2': 'Écrit les contenus et consulte les statistiques.',
  '3': 'Lit tout ce qui est publié et suit les officines de ses zones.',
}

const typeOption = (type: AccountType): Option => ({ value: String(type), label: accountTypeLabel(type) })

/** Roles inside a drugstore, the most responsible first. */
export const DRUGSTORE_ROLE_OPTIONS: readonly Option[] = ALL_ACCOUNT_TYPES.filter(
  (type) => type > 0 && type < 1000,
)
  .map(typeOption)
  .toReversed()

export const TYPE_OPTIONS: readonly Option[] = ALL_ACCOUNT_TYPES.map(typeOption).toReversed()

export function readRight(text: string): RightId | null {
  return rights.find((right) => String(right) === text) ?? null
}

export function readType(text: string): AccountType | null {
  return ALL_ACCOUNT_TYPES.find((type) => text !== '' && String(type) === text) ?? null
}
