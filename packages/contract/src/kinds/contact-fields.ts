import { email, phone, text } from './fields.ts'

/** Whom to ask about it: the same three lines wherever a content names a person. */
export const contactFields = {
  contact_name: text('Contact', { max: 120, help: 'Nom et fonction de la personne à joindre.' }),
  contact_email: email('Adresse e-mail du contact'),
  contact_phone: phone('Téléphone du contact'),
}
