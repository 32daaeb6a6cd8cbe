import type { PharmacistBody } from '@kiosque/contract/wire/identity'
export type PharmacistValues = Omit<PharmacistBody, 'accept_terms'> & { accept_terms: boolean }
export type FieldName = keyof PharmacistValues

export const STEPS = [
  { key: 'pharmacie', label: 'Ma pharmacie' },
  { key: 'identite', label: 'Mon identité' },
  { key: 'mot-de-passe', label: 'Mot de passe' },
  { key: 'confirmation', label: 'Confirmation' },
] as const

export const FIELDS: readonly (readonly FieldName[])[] = [
  ['cip_officine', 'siret'],
  ['first_name', 'last_name', 'email', 'phone', 'rpps'],
  ['password', 'password_confirmation'],
  ['accept_terms'],
]

export const EMPTY: PharmacistValues = {
  cip_officine: '',
  siret: '',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  rpps: '',
  password: '',
  password_confirmation: '',
  accept_terms: false,
}

export const LABELS: Record<FieldName, string> = {
  cip_officine: 'Code CIP de l’officine',
  siret: 'SIRET de l’officine',
  first_name: 'Prénom',
  last_name: 'Nom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  rpps: 'Numéro RPPS',
  password: 'Mot de passe',
  password_confirmation: 'Confirmez le mot de passe',
  accept_terms: 'Conditions d’utilisation',
}

/** The step a field stands on; an answer of the server leads back there. */
export function stepOf(name: string): number {
  return FIELDS.findIndex((names) => names.some((field) => field === name))
}

/** Not `randomUUID`, which browsers refuse on a plain http address of the local network. */
const randomText = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')

/**
 * The check takes a whole registration (D3-03), the person answers step by step: what is not asked yet travels as a
 * valid value that is nobody’s, so that the check speaks of what is known only. It changes nothing.
 */
export function checkBody(values: PharmacistValues, answered: number): PharmacistBody {
  const secret = randomText()
  const unasked: PharmacistBody = {
    cip_officine: values.cip_officine,
    // La Poste’s head office: never a pharmacy’s.
    siret: '35600000000048',
    first_name: 'Prénom',
    last_name: 'Nom',
    email: `verification-${randomText()}@kiosque.invalid`,
    phone: '0100000000',
    rpps: '10000000001',
    password: secret,
    password_confirmation: secret,
    accept_terms: true,
  }
  const known = FIELDS.slice(0, answered).flat()
  const given = Object.fromEntries(known.map((name) => [name, values[name]]))
  return { ...unasked, ...given }
}
