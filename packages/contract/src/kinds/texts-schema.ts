import { z } from 'zod'
import { once } from '../domain/once.ts'

/** PostgreSQL stores neither U+0000 nor half a surrogate pair: better a clear refusal than a failure. */
export const storableText = once((max: number) =>
  z
    .string({ error: 'Ce champ attend un texte.' })
    .max(max, `${max}\u00a0caractères au plus.`)
    .refine(
      (value) => !value.includes('\u0000') && value.isWellFormed(),
      'Ce texte contient un caractère illisible.',
    ),
)

export const oneLine = once((max: number) =>
  storableText(max).refine((value) => !/[\r\n\u2028\u2029]/.test(value), 'Écrivez sur une seule ligne.'),
)
