import { z } from 'zod'
import type { Read } from '../domain/identifiers.ts'
import {
  readCip,
  readEmail,
  readFiness,
  readPhone,
  readPostcode,
  readRpps,
  readSiret,
} from '../domain/identifiers.ts'
import { isVisible } from '../domain/visible-text.ts'

/** Text of one line as people type it: trimmed, never empty. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'Ce champ est requis.')
    .max(max, `${max} caractères au plus.`)
    .refine((text) => !/[\r\n\u2028\u2029]/.test(text), 'Écrivez sur une seule ligne.')
    .refine((text) => text === '' || isVisible(text), 'Ce champ est requis.')

/** A domain reader as a schema: the kept form goes in, its French sentence comes out. */
const read = (reader: (text: string) => Read) =>
  z
    .string()
    .max(320, 'Cette valeur est trop longue.')
    .transform((text, context) => {
      const result = reader(text)
      if (result.ok) return result.value
      context.addIssue({ code: 'custom', message: result.message })
      return z.NEVER
    })

export const cip = read(readCip)
export const rpps = read(readRpps)
export const siret = read(readSiret)
export const finess = read(readFiness)
export const phone = read(readPhone)
export const postcode = read(readPostcode)
export const email = read(readEmail)

/** Bounded before any hash is computed: a megabyte of password costs nothing. */
export const typedPassword = z.string().min(1, 'Ce champ est requis.').max(1024, '256 caractères au plus.')
export const newPassword = z.string().max(256, '256 caractères au plus.')
