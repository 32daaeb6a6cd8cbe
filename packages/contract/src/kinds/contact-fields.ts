import { email, phone, text } from './fields.ts'

const NAME = { max: 120, team_only: true, help: 'Nom et fonction de la personne à joindre.' } as const

/** Whom to ask about it: the same three lines wherever a content names a person. */
export const contactFields = {
  contact_name: text('Contact', NAME),
  contact_email: email('Adresse e-mail du contact', { team_only: true }),
  contact_phone: phone('Téléphone du contact', { team_only: true }),
}

/** The same where the list itself says whom to call. */
export const cardContactFields = {
  ...contactFields,
  contact_name: text('Contact', { ...NAME, card: true }),
  contact_phone: phone('Téléphone du contact', { team_only: true, card: true }),
}
