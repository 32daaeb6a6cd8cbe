import { onDemand } from '../kit/on-demand.ts'

const language = onDemand(
  (require) => require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common'),
)

/** What French people choose and an English-leaning list misses; compared without case nor trailing digits. */
const FRENCH = [
  'motdepasse',
  'monmotdepasse',
  'azerty',
  'azertyuiop',
  'azertyuiopqs',
  'azertyuiopqsdfgh',
  'qsdfghjklm',
  'bonjour',
  'bonjourbonjour',
  'jetaime',
  'jetaimejetaime',
  'doudou',
  'loulou',
  'chouchou',
  'coucou',
  'soleil',
  'marseille',
  'toulouse',
  'bordeaux',
  'bretagne',
  'parisparis',
  'francefrance',
  'pharmacien',
  'pharmacienne',
  'pharmacie',
  'officine',
  'preparateur',
  'preparatrice',
  'titulaire',
  'medicament',
  'ordonnance',
  'bienvenue',
  'administrateur',
  'passwordpassword',
  'abcdefghijkl',
  'abcdefghijklm',
  'qwertyuiopas',
  'qwertyuiopasdfgh',
]

let made: ReadonlySet<string> | undefined

/** The bundled list of D3-02, lower case. About fifty thousand entries, made once somebody chooses a password. */
export const commonPasswords = (): ReadonlySet<string> =>
  (made ??= new Set(
    [...language().dictionary['passwords-common'], ...FRENCH].map((word) => String(word).toLowerCase()),
  ))
