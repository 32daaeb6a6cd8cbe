import type { BookletEntry, BookletSection } from '../documents/booklet.ts'
import { PRODUCTS } from './commerce.ts'
import { factsOf } from './product-facts.ts'

/** What a page of a catalogue shows, and whose picture stands beside it when it has none of its own name. */
export interface PageEntry extends BookletEntry {
  drawnAs?: string
}

export interface PageSection extends BookletSection {
  entries: readonly PageEntry[]
}

const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`

/** Products of the demonstration, as its catalogue and their sheets show them. */
function products(...starts: string[]): PageEntry[] {
  return starts.map((start) => {
    const found = PRODUCTS.find(([title]) => title.startsWith(start))
    if (!found) throw new Error(`Which product of the catalogue? ${start}`)
    const [title, , , , price] = found
    const { sizes, indications } = factsOf(title)
    return { name: title, note: `${euros(price)} · ${sizes}`, text: indications }
  })
}

const section = (title: string, intro: string, ...entries: PageEntry[]): PageSection => ({
  title,
  intro,
  entries,
})
const advice = (name: string, note: string, text: string, drawnAs = name): PageEntry => ({
  name,
  note,
  text,
  drawnAs,
})

export const bathroom = section(
  'Salle de bain',
  'La pièce où l’on tombe le plus : trois aides suffisent souvent à la rendre sûre.',
  ...products('Chaise de douche', "Barre d'appui", 'Rehausseur'),
)
export const mobility = section(
  'Mobilité',
  'Bien réglée, une aide à la marche se fait oublier. Faites-la régler à l’officine.',
  ...products('Canne', 'Déambulateur', 'Fauteuil'),
)
export const everyday = section(
  'Au quotidien',
  'S’habiller, attraper, ne rien oublier : de petits objets qui rendent de grands services.',
  ...products('Enfile-bas', 'Pince', 'Pilulier'),
)
export const bedroom = section(
  'Chambre',
  'Se redresser, se lever, passer du lit au fauteuil sans se faire mal.',
  ...products('Relève-buste', 'Planche', 'Coussin'),
)
export const kitchen = section(
  'Cuisine et repas',
  'Continuer à cuisiner et à manger seul, à son rythme.',
  ...products('Couverts', 'Verre', 'Ouvre-bocal'),
)
export const atHand = section(
  'Toujours sous la main',
  'Les indispensables de la marque du réseau, au juste prix.',
  ...products('Sérum', 'Compresses', 'Spray', 'Vitamine'),
)
export const baby = section(
  'Le change et les soins',
  'L’essentiel, rien de trop : la peau de bébé demande peu de produits.',
  ...products('Lingettes', 'Sérum', 'Compresses'),
)
export const nose = section(
  'Nez et gorge',
  'Les bons gestes avant les médicaments.',
  ...products('Spray', 'Sérum'),
  advice(
    'Une gorge qui gratte',
    'Conseil',
    'Boire chaud, humidifier la chambre, éviter le tabac. Trois jours sans mieux : parlez-en.',
  ),
)
export const vaccines = section(
  'Se protéger',
  'La vaccination se fait à l’officine, avec ou sans rendez-vous.',
  advice(
    'Vaccination contre la grippe',
    'D’octobre à janvier',
    'Chaque année, dès 65 ans ou en cas de maladie chronique.',
  ),
  advice('Se laver les mains', 'Trente secondes', 'Avant de manger, en rentrant, après s’être mouché.'),
  advice(
    'Aérer dix minutes',
    'Matin et soir',
    'Même en hiver : l’air d’une pièce fermée se charge de virus.',
  ),
)
export const vitality = section(
  'Garder la forme',
  'Manger varié, bouger, dormir : le reste vient après.',
  ...products('Vitamine'),
  advice('Le sommeil', 'Sept heures au moins', 'Se coucher à la même heure, sans écran dans la chambre.'),
  advice('Bouger', 'Trente minutes par jour', 'Marcher compte : descendez un arrêt plus tôt.'),
)
export const skin = section(
  'La peau en hiver',
  'Le froid et le chauffage dessèchent : nettoyez moins, hydratez plus.',
  advice('Nettoyer', 'Le soir suffit', 'Un produit sans savon, à l’eau tiède, séché sans frotter.'),
  advice('Hydrater', 'Sur une peau encore humide', 'Matin et soir, plus riche sur les joues et les mains.'),
  advice('Offrir', 'Demandez une composition', 'Votre pharmacien prépare un coffret selon l’âge et la peau.'),
)
export const sun = section(
  'Au soleil',
  'La meilleure protection reste l’ombre, entre midi et seize heures.',
  advice('Protéger', 'Indice 50', 'Toutes les deux heures, et après chaque bain.'),
  advice('Les enfants', 'Pas d’exposition avant 3 ans', 'Chapeau, lunettes, vêtement couvrant.'),
  advice(
    'Après le soleil',
    'Coup de soleil',
    'De l’eau fraîche, une crème apaisante. Cloques ou fièvre : consultez.',
  ),
)
export const helps = section(
  'Ce qui est pris en charge',
  'Certaines aides sont remboursées sur ordonnance, d’autres se louent.',
  advice(
    'Sur ordonnance',
    'Liste des produits et prestations',
    'Cannes, déambulateur, chaise de douche : demandez l’ordonnance avant l’achat.',
  ),
  advice(
    'À louer',
    'À la semaine ou au mois',
    'Un fauteuil pour une convalescence se loue plutôt qu’il ne s’achète.',
  ),
  advice(
    'L’allocation d’autonomie',
    'Dès 60 ans',
    'Le conseil départemental peut aider à équiper le logement.',
  ),
)

/** What winter asks of somebody who grows old at home, and of those who help. */
export const wintering = section(
  'Passer l’hiver sans virus',
  'Après 65 ans, une grippe peut coûter l’autonomie : elle se prévient dès octobre.',
  advice(
    'Deux vaccins, un seul rendez-vous',
    'Grippe et Covid-19',
    'Le même jour, un dans chaque bras. À l’officine, ou par l’infirmière si vous ne sortez plus.',
    'Vaccination contre la grippe',
  ),
  advice(
    'Les mains de ceux qui aident',
    'En arrivant, puis avant chaque soin',
    'L’aide à domicile, les enfants, les visiteurs : trente secondes à l’eau et au savon.',
    'Se laver les mains',
  ),
  advice(
    'Une chambre à 18 degrés',
    'Fenêtre ouverte, matin et soir',
    'Dix minutes suffisent. Ne bouchez jamais une grille d’aération, même s’il fait froid.',
    'Aérer dix minutes',
  ),
)
export const olderSkin = section(
  'La peau, l’hiver, après 70 ans',
  'Plus fine, plus sèche, elle se fendille au chauffage et cicatrise lentement.',
  advice(
    'Une toilette tiède et courte',
    'Une huile lavante plutôt qu’un savon',
    'Séchez en tapotant, entre les orteils surtout : l’humidité y abîme la peau.',
    'Nettoyer',
  ),
  advice(
    'Les jambes et les mains d’abord',
    'Chaque soir, avant le coucher',
    'Une crème riche calme les démangeaisons qui réveillent et évite les crevasses.',
    'Hydrater',
  ),
  advice(
    'Une écorchure, même petite',
    'À regarder le lendemain',
    'Eau, savon, compresse stérile. Elle rougit, chauffe ou suinte : montrez-la.',
    'Compresses stériles, boîte de 25',
  ),
)
export const breathing = section(
  'Bien respirer, bien boire',
  'L’air chauffé assèche le nez et la bouche, et la soif se fait moins sentir avec l’âge.',
  ...products('Spray'),
  advice(
    'Boire avant d’avoir soif',
    'Un litre et demi par jour',
    'Un verre à chaque prise de médicament, une soupe le soir. Insuffisance cardiaque : demandez votre dose.',
    'Après le soleil',
  ),
  advice(
    'Une boisson chaude l’après-midi',
    'Tisane, lait ou bouillon',
    'Elle humidifie la gorge et coupe le grignotage. Le café, lui, s’arrête après le déjeuner.',
    'Une gorge qui gratte',
  ),
)
export const moving = section(
  'Garder ses jambes',
  'Dix jours sans marcher, et il faut des mois pour s’en remettre : l’hiver, on bouge dedans.',
  advice(
    'Se lever dix fois par jour',
    'Sans les mains, si possible',
    'Un appui stable devant soi, les pieds à plat, et l’on recommence : c’est l’exercice le plus utile.',
    'Bouger',
  ),
  advice(
    'Dormir sans somnifère',
    'Lever à heure fixe',
    'La lumière du matin aide plus que le comprimé du soir, qui fait tomber la nuit.',
    'Le sommeil',
  ),
  advice(
    'Le bilan des médicaments',
    'Sur rendez-vous, dès 65 ans',
    'Somnolence, vertiges, chute récente : apportez toutes vos boîtes, nous les revoyons ensemble.',
    'Pilulier semainier à quatre prises',
  ),
)
