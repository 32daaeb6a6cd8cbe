import type { ImportReport } from '@kiosque/contract/wire/people'
import { count, formatInteger } from '../../lib/format.ts'

/** What a file is about: where it goes and the words around it. */
export type ImportKind = {
  path: string
  template: string
  /** « Une ligne par officine ». */
  unit: string
  fileLabel: string
  listLabel: string
  /** What the import leaves alone. */
  untouched: string
  /** Where a line never makes anything new: what it does instead, one and several. */
  does?: readonly [string, string]
  /** Lines kept for the months of the file that it lacks may be taken out: asked before importing. */
  mayReplace?: true
  /** What was done, once it is done. */
  outcome: (report: ImportReport) => string
}

const words = (value: number, one: string, many: string) =>
  value < 2 ? `${formatInteger(value)} ${one}` : `${formatInteger(value)} ${many}`

export const DRUGSTORES: ImportKind = {
  path: '/admin/drugstores/import',
  template: 'modele-officines.csv',
  unit: 'Une ligne par officine',
  fileLabel: 'Fichier CSV des officines',
  listLabel: 'Voir les officines',
  untouched: 'Aucune officine absente du fichier n’est modifiée.',
  outcome: ({ to_create, to_update }) =>
    `${count(to_create, 'officine')} ${to_create < 2 ? 'créée' : 'créées'}, ${words(to_update, 'mise à jour', 'mises à jour')}`,
}

export const INVITATIONS: ImportKind = {
  path: '/admin/invitations/import',
  template: 'modele-invitations.csv',
  unit: 'Une ligne par personne\u00A0: e-mail, rôle, code CIP de l’officine',
  fileLabel: 'Fichier CSV des invitations',
  listLabel: 'Voir les invitations',
  untouched: 'Les personnes absentes du fichier ne reçoivent rien.',
  outcome: ({ to_create, to_update }) =>
    `${count(to_create, 'invitation')} ${to_create < 2 ? 'envoyée' : 'envoyées'}, ${words(to_update, 'renvoyée', 'renvoyées')}`,
}

export const PURCHASES: ImportKind = {
  path: '/admin/agreements/import',
  template: 'modele-achats.csv',
  unit: 'Une ligne par officine, laboratoire et mois, montants hors taxes',
  fileLabel: 'Fichier CSV des achats',
  listLabel: 'Voir les accords',
  untouched: 'Les autres mois et les autres laboratoires ne changent pas.',
  mayReplace: true,
  outcome: ({ to_create, to_update }) =>
    `${count(to_create, 'montant')} ${to_create < 2 ? 'ajouté' : 'ajoutés'}, ${words(to_update, 'corrigé', 'corrigés')}`,
}

export const QUESTIONS: ImportKind = {
  path: '/admin/question-bank/import',
  template: 'modele-questions.csv',
  unit: 'Une ligne par question\u00A0: type, énoncé, réponses, bonnes réponses',
  fileLabel: 'Fichier CSV des questions',
  listLabel: 'Voir la banque',
  untouched: 'Les questions déjà dans la banque ne sont pas modifiées.',
  outcome: ({ to_create, unchanged }) =>
    `${count(to_create, 'question')} ${to_create < 2 ? 'ajoutée' : 'ajoutées'}, ${words(unchanged, 'déjà connue', 'déjà connues')}`,
}

export const PAYMENTS: ImportKind = {
  path: '/admin/bri/payments/import',
  template: 'modele-reglements.csv',
  unit: 'Une ligne par demande\u00A0: numéro, montant, référence et date du règlement',
  fileLabel: 'Fichier CSV des règlements',
  listLabel: 'Voir les demandes réglées',
  untouched: 'Les demandes absentes du fichier ne changent pas.',
  does: ['à régler', 'à régler'],
  outcome: ({ to_update }) => `${count(to_update, 'demande')} ${to_update < 2 ? 'réglée' : 'réglées'}`,
}
