import type { KindKey } from '@kiosque/contract/kinds/registry'
import type { Body } from '../../src/content/draft-of-body.ts'
import { makeContent, makeNetwork, type Network } from '../content/network.ts'
import type { TestApp } from '../test-app.ts'

/** A small portal, written as a head office would. Keys are what the tables of cases name. */
const CORPUS: Record<string, [KindKey, Body]> = {
  vaccination: [
    'news',
    {
      title: 'Vaccination : ce que vous pouvez prescrire cet hiver',
      excerpt: 'Grippe, Covid-19, pneumocoque : le tableau récapitulatif par âge.',
      body: '<p>La campagne débute à l’automne. Chaque préparateur formé peut aider à la traçabilité.</p>',
    },
  ],
  facturation: [
    'document',
    {
      title: 'Mémo facturation',
      excerpt: 'Une page à afficher au comptoir.',
      body: '<p>Facturez pas à pas les honoraires et les indus.</p>',
    },
  ],
  oeufs: [
    'promotional_offer',
    {
      title: 'Œufs de Pâques au chocolat',
      excerpt: 'Une opération à cœur ouvert.',
      body: '<p>Nos bœufs, nœuds et vœux ; curriculum vitæ, ex æquo.</p>',
    },
  ],
  ordonnance: [
    'faq',
    {
      title: 'Comment numériser l’ordonnance d’un patient ?',
      answer: '<p>Aujourd’hui, l’appareil lit les deux côtés jusqu’au bord.</p>',
    },
  ],
  antiage: [
    'product',
    {
      title: 'Crème anti-âge hydratante 50 ml',
      excerpt: 'Pour les peaux sèches et sensibles.',
      body: '<p>À appliquer après le démaquillage, sous l’après-soleil, loin des porte-monnaie.</p>',
      code: 'KQ-118',
      ean: '3401560000123',
    },
  ],
  tensiometre: [
    'technical_file',
    {
      title: 'Tensiomètre de bras automatique',
      excerpt: 'Brassard universel, mémoire de 90 mesures.',
      body: '<p>Dispositif médical connecté. Les piles sont fournies.</p>',
      ean: '3400930000120',
      acl: '7654321',
    },
  ],
  vitamine: [
    'product',
    {
      title: 'Vitamine C 1000 mg et vitamine D3',
      excerpt: 'Complément alimentaire, B12 incluse.',
      body: '<p>Comprimés effervescents au goût d’orange, en tube de 20.</p>',
    },
  ],
  travaux: [
    'news',
    {
      title: 'Travaux dans vos locaux : les aides régionales',
      excerpt: 'Les bijoux, joyaux et genoux ne sont pas concernés.',
      body: '<p>Les journaux régionaux et les réseaux locaux en parlent. Des chevaux, des tuyaux, des feux.</p>',
    },
  ],
  merchandising: [
    'merchandising',
    {
      title: 'Vitrine de novembre : immunité',
      excerpt: 'Affiches, kakémonos et présentoirs.',
      body: '<p>Installez les têtes de gondole avant le week-end. La PLV arrive par colis.</p>',
    },
  ],
  preparatrice: [
    'academy',
    {
      title: 'Parcours des préparatrices en pharmacie',
      excerpt: 'Dix heures pour progresser.',
      body: '<p>Modules sur l’accueil, la contention et le maintien à domicile.</p>',
    },
  ],
  depistage: [
    'health_test',
    {
      title: 'Dépistage du diabète en officine',
      excerpt: 'Glycémie capillaire et orientation.',
      body: '<p>Un entretien de dix minutes, des bandelettes, un auto-piqueur.</p>',
    },
  ],
  arcenciel: [
    'gallery',
    {
      title: 'Photos du séminaire Arc-en-ciel',
      excerpt: 'Les équipes à La Rochelle, l’été dernier.',
      body: '<p>Merci à Noël, Zoë, Maëlys et François ! Là-bas, c’était la fête.</p>',
    },
  ],
  partenariat: [
    'partnership',
    {
      title: 'Assurance professionnelle : un tarif négocié',
      excerpt: 'Responsabilité civile et protection juridique.',
      body: '<p>Nos adhérents bénéficient de vingt pour cent.</p>',
    },
  ],
  bri: [
    'page',
    {
      title: 'Bons de réduction immédiate',
      excerpt: 'Le mode d’emploi des remboursements.',
      body: '<p>Déclarez vos quantités avant la date limite.</p>',
    },
  ],
  solaire: [
    'monthly_animation',
    {
      title: 'Animation solaire de juillet',
      excerpt: 'Protégez la peau des enfants.',
      body: '<p>Des sticks à lèvres offerts aux familles. Indice SPF50+.</p>',
    },
  ],
}

export type CorpusKey = keyof typeof CORPUS

/** Writes the corpus; gives the ids by key. */
export async function makeCorpus(t: TestApp): Promise<{ network: Network; ids: Record<string, number> }> {
  const network = await makeNetwork(t)
  const ids: Record<string, number> = {}
  const theme = { slug: 'outils', label: 'Outils', created_at: t.clock.now(), updated_at: t.clock.now() }
  await t.db.insertInto('faq_themes').values(theme).execute()
  for (const [key, [kind, body]] of Object.entries(CORPUS)) {
    const own = kind === 'faq' ? { theme: 'outils', ...body } : body
    ids[key] = (await makeContent(t, network, kind, own)).id
  }
  return { network, ids }
}
