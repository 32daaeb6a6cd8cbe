import { delayText } from '@kiosque/contract/domain/contact'
import { SITE_LABELS } from '@kiosque/contract/domain/network'
import { allKinds } from '@kiosque/contract/kinds/registry'
import type { FileRef } from '@kiosque/contract/wire/files'

export type ReferenceRow = Record<string, unknown> & { uses: number }
export type Values = Record<string, unknown>

type Common = { name: string; label: string; hint?: string; required?: boolean; max?: number }
export type ReferenceField =
  | (Common & { type: 'text' | 'textarea' | 'url' | 'email' })
  | (Common & {
      type: 'choice'
      options: readonly { value: string; label: string }[]
      isNumber?: boolean
      none?: string
    })
  | (Common & { type: 'switch' | 'target' })
  | (Common & { type: 'picture'; shown: string })

/** A table of reference data as its screen needs it: one page serves them all. */
export type ReferenceKind = {
  /** Under /admin, on the server and in the address. */
  path: string
  title: string
  intro: string
  one: string
  /** « le laboratoire », for questions. */
  the: string
  isFeminine?: boolean
  create: string
  empty: string
  idOf: (row: ReferenceRow) => string
  nameOf: (row: ReferenceRow) => string
  detail?: { header: string; of: (row: ReferenceRow) => string }
  picture?: string
  /** What counts as a use, in the singular. */
  use: string
  hrefOfUses?: (row: ReferenceRow) => string
  fields: readonly ReferenceField[]
  /** Only asked when creating: contents hold them by value. */
  fixed?: readonly string[]
  /** Put in order by hand; within one value of this field where given. */
  order?: { by?: string }
  /** Those of the head office's mailbox have a row of tabs of their own. */
  isContact?: boolean
  /** Lists of the network are one answer without pages, changed by right 1 only. */
  isNetwork?: boolean
  editLabel: 'Modifier' | 'Renommer'
}

const id = (row: ReferenceRow) => String(row['id'])
const name = (row: ReferenceRow) => String(row['name'])
const label = (row: ReferenceRow) => String(row['label'])
const text = (row: ReferenceRow, key: string) => {
  const value = row[key]
  return typeof value === 'string' ? value : ''
}

const SITES = Object.entries(SITE_LABELS).map(([value, siteLabel]) => ({ value, label: siteLabel }))
const KINDS = allKinds.map((kind) => ({ value: kind.key, label: kind.labels.plural }))
const kindLabel = (key: unknown) => KINDS.find((kind) => kind.value === key)?.label ?? String(key)

const DELAYS = [4, 8, 24, 48, 72, 120].map((hours) => ({
  value: String(hours),
  label: delayText(hours),
}))

const company: readonly ReferenceField[] = [
  { name: 'name', label: 'Nom', type: 'text', required: true, max: 120 },
  { name: 'logo_id', label: 'Logo', type: 'picture', shown: 'logo' },
  { name: 'description', label: 'Présentation', type: 'textarea', max: 4000 },
  {
    name: 'website',
    label: 'Site web',
    type: 'url',
    max: 2000,
    hint: 'Adresse complète, qui commence par https://.',
  },
  { name: 'email', label: 'E-mail de contact', type: 'email', max: 254 },
  { name: 'phone', label: 'Téléphone', type: 'text', max: 30 },
  { name: 'is_active', label: 'Visible dans le portail', type: 'switch' },
]

export const REFERENCE_KINDS = {
  laboratories: {
    path: 'laboratories',
    title: 'Laboratoires',
    intro: 'Ils signent les offres, les formations et les accords.',
    one: 'laboratoire',
    the: 'le laboratoire',
    create: 'Nouveau laboratoire',
    empty: 'Aucun laboratoire pour le moment',
    idOf: id,
    nameOf: name,
    detail: { header: 'Contact', of: (row) => text(row, 'email') || text(row, 'website') },
    picture: 'logo',
    use: 'contenu',
    fields: company,
    editLabel: 'Modifier',
  },
  partners: {
    path: 'partners',
    title: 'Partenaires',
    intro: 'Les fournisseurs de services du réseau, et l’ouverture de leurs sites sans nouveau mot de passe.',
    one: 'partenaire',
    the: 'le partenaire',
    create: 'Nouveau partenaire',
    empty: 'Aucun partenaire pour le moment',
    idOf: id,
    nameOf: name,
    detail: { header: 'Domaine', of: (row) => text(row, 'category') },
    picture: 'logo',
    use: 'contenu',
    fields: [
      ...company,
      { name: 'category', label: 'Domaine', type: 'text', max: 80, hint: 'Énergie, banque, assurance…' },
    ],
    editLabel: 'Modifier',
  },
  authors: {
    path: 'authors',
    title: 'Auteurs',
    intro: 'Ils signent les actualités. Un auteur par défaut pour chaque site.',
    one: 'auteur',
    the: 'l’auteur',
    create: 'Nouvel auteur',
    empty: 'Aucun auteur pour le moment',
    idOf: id,
    nameOf: name,
    detail: {
      header: 'Rôle',
      of: (row) => {
        const site = SITES.find((each) => each.value === String(row['default_for_site']))
        return [text(row, 'role'), site ? `par défaut pour ${site.label}` : ''].filter(Boolean).join(', ')
      },
    },
    picture: 'photo',
    use: 'contenu',
    fields: [
      { name: 'name', label: 'Nom', type: 'text', required: true, max: 120 },
      { name: 'role', label: 'Rôle', type: 'text', max: 120 },
      { name: 'photo_id', label: 'Photo', type: 'picture', shown: 'photo' },
      {
        name: 'default_for_site',
        label: 'Auteur par défaut',
        type: 'choice',
        options: SITES,
        isNumber: true,
        none: 'D’aucun site',
        hint: 'Il remplace l’auteur par défaut actuel de ce site.',
      },
    ],
    editLabel: 'Modifier',
  },
  categories: {
    path: 'categories',
    title: 'Catégories',
    intro: 'Elles rangent les contenus d’une rubrique, dans l’ordre choisi ici.',
    one: 'catégorie',
    the: 'la catégorie',
    isFeminine: true,
    create: 'Nouvelle catégorie',
    empty: 'Aucune catégorie pour cette rubrique',
    idOf: id,
    nameOf: label,
    detail: { header: 'Rubrique', of: (row) => kindLabel(row['kind']) },
    use: 'contenu',
    fields: [
      { name: 'kind', label: 'Rubrique', type: 'choice', options: KINDS, required: true },
      { name: 'label', label: 'Nom', type: 'text', required: true, max: 120 },
    ],
    fixed: ['kind'],
    order: { by: 'kind' },
    editLabel: 'Modifier',
  },
  'faq-themes': {
    path: 'faq-themes',
    title: 'Thèmes de la FAQ',
    intro: 'Les questions s’y rangent, dans l’ordre choisi ici.',
    one: 'thème',
    the: 'le thème',
    create: 'Nouveau thème',
    empty: 'Aucun thème pour le moment',
    idOf: id,
    nameOf: label,
    detail: { header: 'Adresse', of: (row) => `/faq/${text(row, 'slug')}` },
    use: 'question',
    fields: [
      { name: 'label', label: 'Nom', type: 'text', required: true, max: 120 },
      { name: 'description', label: 'Présentation', type: 'textarea', max: 600 },
    ],
    order: {},
    editLabel: 'Modifier',
  },
  'useful-links': {
    path: 'useful-links',
    title: 'Liens utiles',
    intro: 'Des adresses proposées aux officines, chacune à qui elle est destinée.',
    one: 'lien',
    the: 'le lien',
    create: 'Nouveau lien',
    empty: 'Aucun lien pour le moment',
    idOf: id,
    nameOf: (row) => text(row, 'title'),
    detail: { header: 'Adresse', of: (row) => text(row, 'url') },
    use: 'contenu',
    fields: [
      { name: 'title', label: 'Titre', type: 'text', required: true, max: 120 },
      { name: 'url', label: 'Adresse', type: 'url', required: true, max: 2000 },
      {
        name: 'type',
        label: 'Type',
        type: 'text',
        required: true,
        max: 40,
        hint: 'Minuscules, par exemple «\u00a0deporef\u00a0».',
      },
      { name: 'description', label: 'Description', type: 'textarea', max: 400 },
      { name: 'target', label: 'Destinataires', type: 'target' },
    ],
    order: {},
    editLabel: 'Modifier',
  },
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
    detail: { header: 'Texte', of: (row) => text(row, 'body').slice(0, 120) },
    use: 'usage',
    fields: [
      { name: 'title', label: 'Titre', type: 'text', required: true, max: 120 },
      { name: 'body', label: 'Texte', type: 'textarea', required: true, max: 4000 },
    ],
    order: {},
    isContact: true,
    editLabel: 'Modifier',
  },
  zones: {
    path: 'zones',
    title: 'Zones',
    intro: 'Une zone rassemble des officines et se confie à un conseiller.',
    one: 'zone',
    the: 'la zone',
    isFeminine: true,
    create: 'Nouvelle zone',
    empty: 'Aucune zone pour le moment',
    idOf: id,
    nameOf: name,
    use: 'usage',
    hrefOfUses: (row) => `/admin/drugstores?zone_id=${id(row)}`,
    fields: [{ name: 'name', label: 'Nom', type: 'text', required: true, max: 80 }],
    isNetwork: true,
    editLabel: 'Renommer',
  },
  packs: {
    path: 'packs',
    title: 'Packs',
    intro: 'L’option digitale d’une officine. Elle décide de ce qui lui est destiné.',
    one: 'pack',
    the: 'le pack',
    create: 'Nouveau pack',
    empty: 'Aucun pack pour le moment',
    idOf: (row) => String(row['key']),
    nameOf: label,
    detail: {
      header: 'Site et clé',
      of: (row) =>
        `${SITES.find((site) => site.value === String(row['site']))?.label ?? ''}, clé ${text(row, 'key')}`,
    },
    use: 'usage',
    hrefOfUses: (row) => `/admin/drugstores?pack=${encodeURIComponent(text(row, 'key'))}`,
    fields: [
      { name: 'label', label: 'Nom', type: 'text', required: true, max: 80 },
      {
        name: 'key',
        label: 'Clé',
        type: 'text',
        required: true,
        max: 40,
        hint: 'Pour les imports et les échanges, par exemple «\u00a0dPremium\u00a0». Elle ne changera plus.',
      },
      { name: 'site', label: 'Site', type: 'choice', options: SITES, isNumber: true, required: true },
    ],
    fixed: ['key', 'site'],
    isNetwork: true,
    editLabel: 'Renommer',
  },
} satisfies Record<string, ReferenceKind>

export type ReferenceName = keyof typeof REFERENCE_KINDS

export const referenceKind = (key: string): ReferenceKind | null =>
  (REFERENCE_KINDS as Record<string, ReferenceKind>)[key] ?? null

export const pictureIn = (row: ReferenceRow | null, shown: string | undefined): FileRef | null =>
  ((shown && row?.[shown]) as FileRef | null | undefined) || null
