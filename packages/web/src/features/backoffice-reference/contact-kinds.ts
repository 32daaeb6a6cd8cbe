import { delayText } from '@kiosque/contract/domain/contact'
import { id, label, name, text, type ReferenceKind } from './reference-kind.ts'

const DELAYS = [4, 8, 24, 48, 72, 120].map((hours) => ({
  value: String(hours),
  label: delayText(hours),
}))

const beginningOf = (body: string) => (body.length > 120 ? `${body.slice(0, 118).trimEnd()}…` : body)

/** What the mailbox is kept with: topics, the desks that answer, and answers written once. */
export const CONTACT_KINDS = {
  'contact-topics': {
    path: 'contact-topics',
    title: 'Sujets de contact',
    intro:
      'Ce que les officines choisissent en écrivant, dans cet ordre, le service qui répond et son délai.',
    one: 'sujet',
    the: 'le sujet',
    create: 'Nouveau sujet',
    empty: 'Aucun sujet : personne ne peut écrire au siège',
    idOf: id,
    nameOf: label,
    detail: { header: 'Délai', of: (row) => `Réponse ${delayText(Number(row['delay_hours']))}` },
    use: 'demande',
    fields: [
      { name: 'label', label: 'Nom', type: 'text', required: true, max: 80 },
      { name: 'description', label: 'Précision', type: 'text', max: 200 },
      // The page gives the desks there are.
      { name: 'desk_id', label: 'Service', type: 'choice', options: [], isNumber: true, required: true },
      {
        name: 'delay_hours',
        label: 'Réponse promise',
        type: 'choice',
        options: DELAYS,
        isNumber: true,
        required: true,
      },
      { name: 'is_active', label: 'Proposé aux officines', type: 'switch' },
    ],
    order: {},
    isContact: true,
    editLabel: 'Modifier',
  },
  'contact-desks': {
    path: 'contact-desks',
    title: 'Services du siège',
    intro: 'Qui reçoit les demandes. Sans adresse, elles partent aux administrateurs.',
    one: 'service',
    the: 'le service',
    create: 'Nouveau service',
    empty: 'Aucun service pour le moment',
    idOf: id,
    nameOf: name,
    detail: {
      header: 'Contact',
      of: (row) => [text(row, 'lead'), text(row, 'email')].filter(Boolean).join(', '),
    },
    use: 'sujet',
    fields: [
      { name: 'name', label: 'Nom', type: 'text', required: true, max: 120 },
      {
        name: 'lead',
        label: 'Interlocuteur',
        type: 'text',
        max: 120,
        hint: 'Montré aux officines, avec le téléphone.',
      },
      { name: 'email', label: 'E-mail du service', type: 'email', max: 254 },
      { name: 'phone', label: 'Téléphone', type: 'text', max: 30 },
    ],
    order: {},
    isContact: true,
    editLabel: 'Modifier',
  },
  'contact-canned': {
    path: 'contact-canned',
    title: 'Réponses types',
    intro: 'Écrites une fois, reprises d’un clic dans la messagerie.',
    one: 'réponse type',
    the: 'la réponse type',
    isFeminine: true,
    create: 'Nouvelle réponse type',
    empty: 'Aucune réponse type pour le moment',
    idOf: id,
    nameOf: (row) => text(row, 'title'),
    detail: { header: 'Texte', of: (row) => beginningOf(text(row, 'body')) },
    use: 'usage',
    fields: [
      { name: 'title', label: 'Titre', type: 'text', required: true, max: 120 },
      { name: 'body', label: 'Texte', type: 'textarea', required: true, max: 4000 },
    ],
    order: {},
    isContact: true,
    editLabel: 'Modifier',
  },
} satisfies Record<string, ReferenceKind>
