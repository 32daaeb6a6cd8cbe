import { ApiError, messageFor } from '../api-error.ts'
import { isIn, type Errors } from './errors.ts'

/** Why a form was not accepted: under its fields, and what is said of it as a whole. */
export type Refusal = { errors: Errors; message?: string | undefined }

export const NOTHING: Refusal = { errors: {} }

/**
 * What the server refused: under its field when the form has it, on top of the form otherwise. `placeOf` tells under
 * which path the form shows one of the server, nothing when it shows it nowhere.
 */
export function refusalOf(error: unknown, placeOf: (path: string) => string | undefined): Refusal {
  const entries = Object.entries(error instanceof ApiError ? error.errors : {})
  const errors: Record<string, string> = {}
  const others: string[] = []
  for (const [path, messages] of entries) {
    const place = placeOf(path)
    if (place) errors[place] = messages.join(' ')
    else others.push(...messages)
  }
  return { errors, message: entries.length > 0 ? others.join(' ') : messageFor(error) }
}

/** What was typed anew is no longer what was refused: neither the field nor anything in it. */
export const corrected = (refusal: Refusal, name: string): Refusal => ({
  ...refusal,
  errors: Object.fromEntries(Object.entries(refusal.errors).filter(([path]) => !isIn(name, path))),
})

/** The last part of the id of every summary, where no field has that name. */
export const SUMMARY = 'resume-erreurs'

/** Where focus goes after a refused submission: the field when it is alone, the summary otherwise. */
export function focusTarget({ errors, message }: Refusal): string | undefined {
  const paths = Object.keys(errors)
  return message || paths.length > 1 ? SUMMARY : paths[0]
}
