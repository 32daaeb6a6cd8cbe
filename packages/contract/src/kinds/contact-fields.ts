import { email, phone, text } from './fields.ts'

/** Whom to ask about it: the same three lines wherever a content names a person. */
export const contactFields = {
  contact_name: text('Contact', {
    max: 120,
    team_only: true,
    help: 'Nom et fonction de la personne à joindre.',
  }),
  contact_email: email('Adresse e-mail du contact', { team_only: true }),
  contact_phone: phone('Téléphone du contact', { team_only: true }),
}
