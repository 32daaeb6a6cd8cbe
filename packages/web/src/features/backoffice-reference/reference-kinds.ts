import { allKinds } from '@kiosque/contract/kinds/registry'
import { formatPhone } from '../../lib/phone.ts'
import { CONTACT_KINDS } from './contact-kinds.ts'
import { NETWORK_KINDS } from './network-kinds.ts'
import { id, label, name, SITES, text, type ReferenceField, type ReferenceKind } from './reference-kind.ts'

const KINDS = allKinds.map((kind) => ({ value: kind.key, label: kind.labels.plural }))
const kindLabel = (key: unknown) => KINDS.find((kind) => kind.value === key)?.label ?? String(key)

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
    detail: {
      header: 'Contact',
      of: (row) => text(row, 'email') || formatPhone(text(row, 'phone')) || text(row, 'website'),
    },
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
  ...CONTACT_KINDS,
  ...NETWORK_KINDS,
} satisfies Record<string, ReferenceKind>

export const referenceKind = (key: string): ReferenceKind | null =>
  (REFERENCE_KINDS as Record<string, ReferenceKind>)[key] ?? null
