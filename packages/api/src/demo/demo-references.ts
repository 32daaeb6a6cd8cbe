import { slugify } from '@kiosque/contract/domain/slug'
import type { Db } from '../db/db.ts'
import { ensureCategories } from '../reference-data/ensure-categories.ts'
import type { Storage } from '../files/storage.ts'
import { french } from './contents/french.ts'
import { demoPhone } from './demo-identifiers.ts'
import { addPictures, pictureName } from './pictures.ts'

const LABORATORIES = [
  'Hydrélis',
  'Maréole',
  'Ostéane',
  'Kalméo',
  'Évanor',
  'Pulméa',
  'Bébélia',
  'Dentéor',
  'Florvéa',
  'Solénia',
  'Vitalune',
  'Orthéa',
]
const PARTNERS = [
  ['ospharm', 'Ospharm', 'Statistiques de vente'],
  ['adelya', 'Adelya', 'Carte de fidélité'],
  ['deporef', 'Déporef', 'Commandes de la plateforme'],
  ['affichactiv', "Affich'Activ", 'Écrans de vitrine'],
  ['naocare', 'Naocare', 'Entretiens à l’officine'],
  ['ec', 'Espace EC', 'Documents partagés'],
] as const
const AUTHORS = [
  ['Anne Rousselot', 'Pharmacienne, siège'],
  ['Marc Guillou', 'Animation du réseau'],
  ['Gwenaëlle Morin', 'Outils numériques'],
] as const
const THEMES = [
  ['commandes-et-offres', 'Commandes et offres', 'Remises, factures, bons de commande.'],
  ['compte-et-equipe', 'Compte et équipe', 'Invitations, rôles, changement d’officine.'],
  ['formations', 'Formations et quiz', 'Attestations, parcours, DPC.'],
  ['fidelite-et-campagnes', 'Fidélité et campagnes', 'Participation, PLV, carte du réseau.'],
  ['connexion-et-securite', 'Connexion et sécurité', 'Mot de passe, poste partagé.'],
] as const

const logoName = (name: string) => pictureName('logo', name)

/** Ids of what contents refer to, by name. */
export interface References {
  laboratory: (name: string) => number
  partner: (slug: string) => number
  author: (rank: number) => number
  /** The zone of that rank, in the order they were made. */
  zone: (rank: number) => number
}

export async function loadReferences(trx: Db, storage: Storage, at: Date): Promise<References> {
  await ensureCategories(trx)
  const companies = [...LABORATORIES, ...PARTNERS.map(([, name]) => french(name))]
  const logos = await addPictures(trx, storage, companies.map(logoName), at)
  const dated = { created_at: at, updated_at: at }
  const laboratories = await trx
    .insertInto('laboratories')
    .values(
      LABORATORIES.map((name, rank) => ({
        name,
        slug: slugify(name),
        logo_id: logos.get(logoName(name)) ?? null,
        website: null,
        email: null,
        phone: demoPhone('02', 80 + rank),
        ...dated,
      })),
    )
    .returning(['id', 'name'])
    .execute()
  const partners = await trx
    .insertInto('partners')
    .values(
      PARTNERS.map(([slug, name, category]) => ({
        slug,
        name: french(name),
        category,
        logo_id: logos.get(logoName(french(name))) ?? null,
        website: null,
        email: null,
        phone: null,
        ...dated,
      })),
    )
    .returning(['id', 'slug'])
    .execute()
  const authors = await trx
    .insertInto('authors')
    .values(AUTHORS.map(([name, role]) => ({ name, role, photo_id: null, default_for_site: null, ...dated })))
    .returning(['id', 'name'])
    .execute()
  await trx
    .insertInto('faq_themes')
    .values(
      THEMES.map(([slug, label, description], index) => ({
        slug,
        label,
        description,
        position: index + 1,
        ...dated,
      })),
    )
    .returning(['id', 'slug'])
    .execute()
  await trx
    .insertInto('useful_links')
    .values({
      type: 'deporef',
      title: 'Commander sur Déporef',
      description: 'La plateforme de commandes du réseau.',
      url: 'https://deporef.demo.kiosque.test/',
      position: 1,
      ...dated,
    })
    .execute()
  const zones = await trx.selectFrom('zones').select('id').orderBy('id').execute()
  const idWhere = (rows: { id: number }[], isIt: (row: never) => boolean) =>
    rows.find((row) => isIt(row as never))!.id
  return {
    laboratory: (name) => idWhere(laboratories, (row: { name: string }) => row.name === name),
    partner: (slug) => idWhere(partners, (row: { slug: string }) => row.slug === slug),
    author: (rank) => idWhere(authors, (row: { name: string }) => row.name === AUTHORS[rank]![0]),
    zone: (rank) => zones[rank % zones.length]!.id,
  }
}
