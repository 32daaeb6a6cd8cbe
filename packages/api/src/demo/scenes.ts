import { readFileSync } from 'node:fs'

/** Contents whose cover shows what they are about, by title: three drawings each, and what they show in words. */
export const SCENES = {
  'Réaliser un test angine au comptoir': [
    ['virus', 'mood-wrrr', 'test-pipe'],
    'Un virus, une gorge et un test',
  ],
  'Parcours vaccination : accueil, traçabilité, surveillance': [
    ['folder-open', 'vaccine', 'eye'],
    'Un dossier, une seringue et un œil',
  ],
  'Commander sur Déporef en trois étapes': [
    ['login', 'shopping-cart', 'truck-delivery'],
    'Une porte, un panier et un camion',
  ],
  'Installer la vitrine du mois': [
    ['package', 'layout-grid', 'camera'],
    'Un carton, une vitrine et un appareil photo',
  ],
  'Lire ses statistiques Ospharm': [['basket', 'chart-line', 'target'], 'Un panier, une courbe et une cible'],
  'Mener un entretien de prévention': [
    ['calendar-event', 'ear', 'heart-handshake'],
    'Un rendez-vous, une oreille et une poignée de main',
  ],
  'Programmer ses écrans Affich’Activ': [
    ['photo', 'calendar', 'device-tv'],
    'Un visuel, un calendrier et un écran',
  ],
  'Ranger le linéaire premiers soins': [
    ['spray', 'layout-rows', 'bandage'],
    'Un spray, des rayons et un pansement',
  ],
  'Le pilulier : le préparer sans erreur': [
    ['file-description', 'pill', 'users'],
    'Une ordonnance, un cachet et deux personnes',
  ],
  'Prendre les mesures pour une compression': [
    ['sunrise', 'ruler-measure', 'shoe'],
    'Un lever de soleil, un mètre et une chaussure',
  ],
  'Animer une réunion d’équipe de quinze minutes': [
    ['list-numbers', 'message-circle', 'clock'],
    'Une liste, une bulle et une horloge',
  ],
  'Accueillir un client malentendant': [
    ['ear', 'message-2', 'pencil'],
    'Une oreille, une bulle et un crayon',
  ],
  'Mener un entretien de prévention, de l’accueil au bilan': [
    ['heart-handshake', 'message-2', 'clipboard-check'],
    'Une poignée de main, une bulle et un bilan',
  ],
  'Vacciner en officine': [
    ['vaccine', 'shield-check', 'calendar-plus'],
    'Une seringue, un bouclier et un rappel',
  ],
  'Manager une équipe officinale': [['users', 'star', 'plant-2'], 'Une équipe, une étoile et une pousse'],
  'Piloter ses indicateurs': [['chart-bar', 'coin-euro', 'target'], 'Un graphique, une pièce et une cible'],
  'Bilan partagé de médication': [
    ['pill', 'list-check', 'stethoscope'],
    'Un cachet, une liste et un stéthoscope',
  ],
  'Accompagner le sevrage tabagique': [
    ['smoking-no', 'calendar-heart', 'lungs'],
    'Une cigarette barrée, un calendrier et des poumons',
  ],
  'Dermocosmétique : le conseil expert': [
    ['droplet', 'sun', 'mood-smile'],
    'Une goutte, un soleil et un visage',
  ],
  'Micronutrition : les bases': [['apple', 'pill', 'activity'], 'Une pomme, un cachet et une courbe'],
  'Gérer un conflit au comptoir': [
    ['bolt', 'ear', 'heart-handshake'],
    'Un éclair, une oreille et une poignée de main',
  ],
  'Maintien à domicile : le parcours': [
    ['home-heart', 'wheelchair', 'truck-delivery'],
    'Une maison, un fauteuil et un camion',
  ],
  'Préparer la transmission de l’officine': [
    ['key', 'building-store', 'signature'],
    'Une clé, une officine et une signature',
  ],
  'Premiers secours en officine': [
    ['first-aid-kit', 'heartbeat', 'phone-call'],
    'Une trousse, un cœur et un téléphone',
  ],
  'Angine ou rhinopharyngite : feriez-vous le bon test ?': [
    ['question-mark', 'test-pipe', 'temperature'],
    'Un point d’interrogation, un test et un thermomètre',
  ],
  'Vaccins d’hiver : testez l’équipe': [
    ['snowflake', 'vaccine', 'users'],
    'Un flocon, une seringue et une équipe',
  ],
  'Sommeil : les bons conseils': [['moon', 'bed', 'leaf'], 'Une lune, un lit et une feuille'],
  'Premiers soins : les plaies simples': [
    ['bandage', 'droplet', 'eye'],
    'Un pansement, une goutte et un œil',
  ],
  'Dispositifs médicaux : ce que dit la règle': [
    ['certificate', 'barcode', 'gavel'],
    'Un certificat, un code et un marteau',
  ],
  'Gamme hiver : connaissez-vous les produits ?': [
    ['snowflake', 'spray', 'mug'],
    'Un flocon, un spray et une tasse',
  ],
  'Allergies : anticiper le printemps': [
    ['flower', 'wind', 'calendar'],
    'Une fleur, le vent et un calendrier',
  ],
  'Bébé : les conseils des premiers mois': [
    ['baby-bottle', 'moon', 'baby-carriage'],
    'Un biberon, une lune et un landau',
  ],
  'Déchets et tri à l’officine': [
    ['recycle', 'trash', 'biohazard'],
    'Un recyclage, une corbeille et un danger',
  ],
  'Hygiène bucco-dentaire': [['dental', 'brush', 'clock-hour-2'], 'Une dent, une brosse et deux minutes'],
  'Jambes légères : compression et conseils': [
    ['sock', 'ruler-measure', 'walk'],
    'Une chaussette, un mètre et un marcheur',
  ],
  'Nutrition : lire une étiquette': [['tag', 'salad', 'zoom-in'], 'Une étiquette, un plat et une loupe'],
} as const satisfies Record<string, readonly [drawings: readonly string[], words: string]>

const names = Object.keys(SCENES)

/** The number of its scene, where a content of this title has one. */
export function sceneOf(title: string): number | null {
  const at = names.indexOf(title)
  return at === -1 ? null : at
}

export const sceneWords = (scene: number): string => Object.values(SCENES)[scene]?.[1] ?? ''

export const sceneBytes = (scene: number): Uint8Array =>
  readFileSync(new URL(`scenes/${String(scene + 1).padStart(2, '0')}.webp`, import.meta.url))
