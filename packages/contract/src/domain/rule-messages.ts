/** S5-05: what a form says when a value breaks a rule, in French and in English. */
export type RuleName =
  | 'required'
  | 'email'
  | 'numbers'
  | 'integers'
  | 'uppercase'
  | 'maxLength'
  | 'minLength'
  | 'strictLength'
  | 'excludedCharacter'
  | 'chooseOne'
  | 'format'

export type Language = 'fr' | 'en'
type Values = { n?: number; c?: string }

/** One character, several characters: French counts 0 and 1 as one. */
const characters = (n: number) => `${n}\u00A0${n < 2 ? 'caractère' : 'caractères'}`
const englishCharacters = (n: number) => `${n} ${n === 1 ? 'character' : 'characters'}`

const MESSAGES: Record<RuleName, Record<Language, (values: Required<Values>) => string>> = {
  required: { fr: () => 'Ce champ est requis.', en: () => 'This field is required.' },
  email: {
    fr: () => 'Saisissez une adresse e-mail valide.',
    en: () => 'Enter a valid email address.',
  },
  numbers: { fr: () => 'Saisissez uniquement des chiffres.', en: () => 'Enter numbers only.' },
  integers: { fr: () => 'Saisissez un nombre entier.', en: () => 'Enter a whole number.' },
  uppercase: { fr: () => 'Écrivez en majuscules.', en: () => 'Use uppercase letters only.' },
  maxLength: {
    fr: ({ n }) => `${characters(n)} au plus.`,
    en: ({ n }) => `${englishCharacters(n)} at most.`,
  },
  minLength: {
    fr: ({ n }) => `Saisissez au moins ${characters(n)}.`,
    en: ({ n }) => `Enter at least ${englishCharacters(n)}.`,
  },
  strictLength: {
    fr: ({ n }) => `Saisissez exactement ${characters(n)}.`,
    en: ({ n }) => `Enter exactly ${englishCharacters(n)}.`,
  },
  excludedCharacter: {
    fr: ({ c }) => `Le caractère «\u00A0${c}\u00A0» n’est pas autorisé.`,
    en: ({ c }) => `The character “${c}” is not allowed.`,
  },
  chooseOne: { fr: () => 'Choisissez au moins une valeur.', en: () => 'Choose at least one value.' },
  format: { fr: () => 'Ce format n’est pas valable.', en: () => 'This format is not valid.' },
}

export const RULE_NAMES = Object.keys(MESSAGES) as readonly RuleName[]

/** French unless another language is asked for (S1-06). */
export function ruleMessage(rule: RuleName, values: Values = {}, language: Language = 'fr'): string {
  return MESSAGES[rule][language]({ n: values.n ?? 0, c: values.c ?? '' })
}
