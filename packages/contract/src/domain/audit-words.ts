import { allKinds, kindOf } from '../kinds/registry.ts'
import { ENVIRONMENT_LABELS, groupLabel, PACK_LABELS, SITE_LABELS } from './network.ts'
import { STATUS_LABELS } from './publication.ts'
import { accountTypeLabel, rightLabel } from './roles.ts'

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
  popin: 'Popin',
  placement: 'Emplacement',
  file: 'Fichier',
  handoff: 'Ouverture d’un partenaire',
  menu: 'Menu du portail',
  laboratory: 'Laboratoire',
  partner: 'Partenaire',
  author: 'Auteur',
  category: 'Catégorie',
  faq_theme: 'Thème de la FAQ',
  useful_link: 'Lien utile',
  page_type: 'Type de page',
  content_view: 'Vue enregistrée',
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
  order: 'Nouvel ordre',
  answer: 'Réponse de l’officine',
  replace: 'Remplacement',
  configure: 'Configuration',
  remove: 'Retrait',
  purge: 'Suppression définitive',
  retarget: 'Nouveau ciblage',
  duplicate: 'Duplication',
  appoint_administrator: 'Nomination d’un administrateur',
}

/** Where a verb says something else of one object alone. */
const ACTIONS: Record<string, string> = {
  'offer.order': 'Commande',
  'content.delete': 'Mise à la corbeille',
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
  kind: 'Rubrique',
  slug: 'Adresse de la page',
  excerpt: 'Chapô',
  body: 'Texte',
  cover_id: 'Image',
  image_id: 'Image',
  attachment_ids: 'Pièces jointes',
  category: 'Catégorie',
  laboratory_id: 'Laboratoire',
  author_id: 'Auteur',
  published_at: 'Publication',
  sites: 'Sites',
  environments: 'Environnements',
  groups: 'Groupes',
  account_types: 'Rôles',
  drugstore_ids: 'Officines',
  excluded_drugstore_ids: 'Officines exclues',
  placement: 'Emplacement',
  item_type: 'Mis en avant',
  item_id: 'Numéro',
  discount: 'Remise',
  order: 'Ordre',
  position: 'Ordre',
  alt: 'Texte de remplacement',
  url: 'Adresse',
  replaced_by: 'Remplacé par',
  priority: 'Priorité',
  frequency: 'Fréquence',
  is_active: 'Actif',
  link: 'Lien',
  link_label: 'Texte du bouton',
  has_key: 'Secret en place',
  key_changed: 'Secret changé',
  logo_id: 'Logo',
  content_id: 'Contenu',
  focal_x: 'Point d’intérêt, horizontal',
  focal_y: 'Point d’intérêt, vertical',
  size: 'Taille',
  every_days: 'Tous les (jours)',
  capacity: 'Nombre de places',
  prix_moyen: 'Prix moyen',
  description: 'Description',
  domain: 'Domaine',
  is_hidden: 'Masqué',
  query: 'Filtres',
}

/** Each kind names its own fields; the first to use a name gives the label. */
const KIND_FIELDS = new Map(
  allKinds
    .flatMap((kind) => Object.entries(kind.fields).map(([name, field]) => [name, field.label] as const))
    .toReversed(),
)

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
  'content',
  'highlight',
  'popin',
  'notification',
  'audience',
  'file',
  'laboratory',
  'partner',
  'handoff',
  'author',
  'category',
  'menu',
  'settings',
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
  return ACTIONS[action] ?? VERBS[verb] ?? plain(verb)
}

export function fieldLabel(given: string): string {
  const name = given.replace(/^target_/, '')
  return FIELDS[name] ?? KIND_FIELDS.get(name) ?? plain(name)
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** Values that are a number or a key in the log and a word for people. */
const WORDS: Record<string, (value: string | number) => string | null | undefined> = {
  right_id: (value) => rightLabel(Number(value)),
  // A popin has a type too, which is not a role.
  type: (value) => (typeof value === 'number' && value >= 90 ? accountTypeLabel(value) : undefined),
  account_types: (value) => accountTypeLabel(Number(value)),
  group_id: (value) => groupLabel(Number(value)),
  groups: (value) => groupLabel(Number(value)),
  sites: (value) => SITE_LABELS[value as 0 | 1],
  environments: (value) => ENVIRONMENT_LABELS[value as 0 | 1],
  packs: (value) => PACK_LABELS[value],
  status: (value) => STATUS_LABELS[value as 'draft'],
  kind: (value) => kindOf(String(value))?.labels.singular,
  fields: (value) => fieldLabel(String(value)),
  frequency: (value) => FREQUENCIES[value],
  item_type: (value) => ITEM_TYPES[value],
}

const FREQUENCIES: Record<string, string> = {
  once: 'Une fois',
  every_visit: 'À chaque visite',
  every_days: 'Tous les quelques jours',
}

const ITEM_TYPES: Record<string, string> = {
  content: 'Contenu',
  product: 'Produit',
  event: 'Événement',
  image: 'Image',
}

/** A value of the log as a person reads it; empty stays empty. */
export function valueText(given: string, value: unknown): string {
  const name = given.replace(/^target_/, '')
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (Array.isArray(value)) return value.map((item: unknown) => valueText(name, item)).join(', ')
  if (typeof value === 'object') return objectText(value)
  if (typeof value !== 'string' && typeof value !== 'number') return JSON.stringify(value)
  return WORDS[name]?.(value) ?? (typeof value === 'number' ? String(value) : textOf(value))
}

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

function textOf(value: string): string {
  const day = DAY.exec(value)
  if (day) return `${day[3]}/${day[2]}/${day[1]}`
  if (INSTANT.test(value)) return moment.format(new Date(value))
  // Rich text is read, not its markup; cut short in the log, its last tag may be open.
  return /<[a-z/]/i.test(value)
    ? value
        .replaceAll(/<[^>]*(>|$)/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : value
}

/** What is empty in a target or a discount says nothing. */
function objectText(value: object): string {
  return Object.entries(value)
    .map(([key, inner]) => [fieldLabel(key), valueText(key, inner)])
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}\u00A0: ${text}`)
    .join('\u00A0; ')
}
