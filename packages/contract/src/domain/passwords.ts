export const PASSWORD_MIN_LENGTH = 12
export const PASSWORD_MAX_LENGTH = 256
export const PASSWORD_MIN_BITS = 50

const NONE: ReadonlySet<string> = new Set()

type Person = { first_name?: string; last_name?: string; email?: string }

/** Bits by length and classes used: not a composition rule, one long class is enough (D3-02). */
export function passwordBits(password: string): number {
  const characters = [...password]
  let alphabet = 0
  if (/[a-z]/.test(password)) alphabet += 26
  if (/[A-Z]/.test(password)) alphabet += 26
  if (/[0-9]/.test(password)) alphabet += 10
  if (/[^a-zA-Z0-9]/.test(password)) alphabet += 33
  // Repeated characters add little: « aaaaaaaaaaaa » is not twelve letters of choice.
  const distinct = new Set(characters).size
  const useful = Math.min(characters.length, distinct * 3)
  return alphabet === 0 ? 0 : useful * Math.log2(alphabet)
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

const stem = (password: string): string => plain(password).replace(/[^a-z]+$/u, '')
const letters = (text: string): string => plain(text).replace(/[^a-z0-9]/g, '')

function contextWords(person: Person): string[] {
  const mailbox = (person.email ?? '').split('@')
  const parts = [
    person.first_name,
    person.last_name,
    mailbox[0],
    ...(mailbox[0] ?? '').split(/[._+-]/),
    person.email,
    mailbox[1],
    ...(mailbox[1] ?? '').split('.').slice(0, -1),
    'kiosque',
    'pharmacie',
    'officine',
  ]
  return [...new Set(parts.map((part) => letters(part ?? '')))].filter((part) => part.length >= 3)
}

/** What is left once the person's own words are taken out must still be a password of its own. */
function isMadeOf(words: string[], password: string): boolean {
  let rest = letters(password)
  for (const word of words.toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(word, '')
  return rest.length < letters(password).length && rest.replace(/[0-9]/g, '').length < 4
}

/** True when little is left of it beside the person's names, mailbox or the product's own words. */
export function isMadeOfOwnWords(password: string, person: Person): boolean {
  // Compared whole too: of an address in another script, no word of letters is left to take out.
  return plain(password) === plain(person.email ?? '') || isMadeOf(contextWords(person), password)
}

/**
 * A French sentence saying why this password is refused, or null when it is accepted.
 * `common` is the bundled list: the server gives it, the browser does without its weight.
 */
export function passwordProblem(
  password: string,
  person: Person = {},
  common: ReadonlySet<string> = NONE,
): string | null {
  const length = [...password].length
  if (length < PASSWORD_MIN_LENGTH) return `Choisissez au moins ${PASSWORD_MIN_LENGTH} caractères.`
  if (length > PASSWORD_MAX_LENGTH) return `Choisissez au plus ${PASSWORD_MAX_LENGTH} caractères.`
  if (isCommon(password, common)) return 'Ce mot de passe est trop courant. Choisissez-en un autre.'
  if (isMadeOfOwnWords(password, person))
    return 'Évitez votre nom, votre adresse e-mail et le nom du portail dans le mot de passe.'
  if (passwordBits(password) < PASSWORD_MIN_BITS)
    return 'Ce mot de passe est trop facile à deviner. Allongez-le ou variez ses caractères.'
  return null
}

/** Compared without case, accents, and trailing digits and signs. */
function isCommon(password: string, common: ReadonlySet<string>): boolean {
  return common.has(plain(password)) || common.has(stem(password))
}
