import { PACK_LABELS } from '@kiosque/contract/domain/network'
import { accountTypeLabel, rightLabel } from '@kiosque/contract/domain/roles'

/** What a change was made to, and its French name. */
const SUBJECT_LABELS: Record<string, string> = {
  user: 'Utilisateur',
  account: 'Compte',
  drugstore: 'Officine',
  invitation: 'Invitation',
  session: 'Session',
  zone: 'Zone',
  pack: 'Pack',
  group: 'Groupe',
  settings: 'Réglages',
  content: 'Contenu',
  notification: 'Notification',
  audience: 'Audience',
  media: 'Média',
  highlight: 'Mise en avant',
  event: 'Événement',
  registration: 'Inscription',
  claim: 'Demande BRI',
  audit: 'Journal',
  offer: 'Offre',
  enrolment: 'Participation',
}

const VERBS: Record<string, string> = {
  create: 'Création',
  update: 'Modification',
  change: 'Modification',
  delete: 'Suppression',
  erase: 'Effacement des données personnelles',
  disable: 'Désactivation',
  enable: 'Réactivation',
  resend: 'Renvoi',
  accept: 'Acceptation',
  register: 'Inscription',
  sign_in: 'Connexion',
  sign_out: 'Déconnexion',
  revoke: 'Fin d’une session',
  switch_account: 'Changement de compte',
  confirm_email: 'Adresse e-mail confirmée',
  reset_password: 'Mot de passe réinitialisé',
  import: 'Import',
  export: 'Export',
  merge: 'Fusion de deux fiches',
  export_list: 'Export de la liste',
  note_add: 'Note ajoutée',
  note_remove: 'Note supprimée',
  publish: 'Publication',
  archive: 'Archivage',
  restore: 'Restauration',
  order: 'Commande',
  answer: 'Réponse de l’officine',
}

const FIELDS: Record<string, string> = {
  id: 'Identifiant',
  name: 'Nom',
  label: 'Libellé',
  first_name: 'Prénom',
  last_name: 'Nom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  rpps: 'RPPS',
  right_id: 'Droit',
  type: 'Rôle',
  zone_id: 'Zone',
  zone_ids: 'Zones',
  zones: 'Zones',
  zone: 'Zone',
  packs: 'Packs',
  group: 'Groupe',
  group_id: 'Groupe',
  group_name: 'Groupe',
  cip_officine: 'Code CIP',
  siret: 'SIRET',
  finess: 'FINESS',
  address: 'Adresse',
  postcode: 'Code postal',
  city: 'Ville',
  is_disabled: 'Désactivée',
  disabled_reason: 'Motif de désactivation',
  drugstore_id: 'Officine',
  drugstore: 'Officine',
  user_id: 'Utilisateur',
  merged_user_id: 'Fiche fusionnée',
  merged_drugstore_id: 'Fiche fusionnée',
  merged_cip_officine: 'Code CIP fusionné',
  accounts: 'Comptes',
  people: 'Personnes',
  has_titulaire: 'Titulaire',
  note_id: 'Note',
  order_id: 'Commande',
  sent_to: 'Envoyée à',
  participates: 'Participe',
  text: 'Texte',
  renewed: 'Renvoyées',
  fields: 'Champs modifiés',
  egalim_caps: 'Plafonds EGalim',
  percent: 'Pourcentage',
  starts_on: 'À partir du',
  key: 'Clé',
  site: 'Site',
  account_id: 'Compte',
  maintenance: 'Maintenance',
  maintenance_message: 'Message de maintenance',
  message: 'Message',
  notification_preferences: 'Préférences de notification',
  password: 'Mot de passe',
  expires_at: 'Valable jusqu’au',
  lines: 'Lignes',
  created: 'Créées',
  updated: 'Mises à jour',
  to_create: 'Créées',
  to_update: 'Mises à jour',
  unchanged: 'Inchangées',
  status: 'État',
  title: 'Titre',
  target: 'Ciblage',
  starts_at: 'Début',
  ends_at: 'Fin',
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
const plain = (name: string) => capital(name.replaceAll(/[._]/g, ' '))

/** The choices of the filter: what people look for, in the order of the menu. */
export const SUBJECT_OPTIONS = [
  'drugstore',
  'user',
  'account',
  'invitation',
  'zone',
  'pack',
  'settings',
  'content',
].map((value) => ({ value, label: SUBJECT_LABELS[value] ?? value }))

/** What was done, for the filter: the beginning of an action, with its object. */
export const ACTION_OPTIONS = [
  'content.publish',
  'content.update',
  'content.archive',
  'drugstore.create',
  'drugstore.update',
  'drugstore.disable',
  'drugstore.import',
  'drugstore.merge',
  'user.create',
  'user.update',
  'user.disable',
  'user.erase',
  'user.merge',
  'account.create',
  'account.update',
  'account.delete',
  'invitation.create',
  'invitation.import',
  'session.sign_in',
  'settings.update',
].map((value) => ({
  value,
  label: `${subjectLabel(value.slice(0, value.indexOf('.')))}\u00A0: ${actionLabel(value).toLocaleLowerCase('fr')}`,
}))

export function subjectLabel(type: string): string {
  return SUBJECT_LABELS[type] ?? plain(type)
}

/** « drugstore.disable » → « Désactivation ». An action this page does not know yet keeps its own words. */
export function actionLabel(action: string): string {
  const verb = action.slice(action.indexOf('.') + 1)
  return VERBS[verb] ?? plain(verb)
}

export function fieldLabel(name: string): string {
  return FIELDS[name] ?? plain(name)
}

const GROUP_LABELS = ['MPR', 'PRLG', 'MPR national']
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** A value of the log as a person reads it; empty stays empty. */
export function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (name === 'right_id') return rightLabel(Number(value))
  if (name === 'type' && typeof value === 'number') return accountTypeLabel(value)
  if (name === 'group_id' && typeof value === 'number') return GROUP_LABELS[value] ?? String(value)
  if (Array.isArray(value)) return value.map((item: unknown) => valueText(name, item)).join(', ')
  if (typeof value === 'object') return objectText(value)
  if (typeof value === 'string') return textOf(name, value)
  return typeof value === 'number' ? String(value) : JSON.stringify(value)
}

function textOf(name: string, value: string): string {
  if (name === 'fields') return fieldLabel(value)
  if (name === 'packs') return PACK_LABELS[value] ?? value
  if (!INSTANT.test(value)) return value
  const day = new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  })
  return day.format(new Date(value))
}

function objectText(value: object): string {
  return Object.entries(value)
    .map(([key, inner]) => `${fieldLabel(key)}\u00A0: ${valueText(key, inner)}`)
    .join('\u00A0; ')
}
