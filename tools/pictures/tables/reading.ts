import { PRODUCTS as b } from '../brands.ts'
import * as d from '../desk.ts'
import * as v from '../devices.ts'
import * as g from '../gestures.ts'
import * as n from '../nature.ts'
import * as o from '../organs.ts'
import { blister } from '../packs.ts'
import * as m from '../people.ts'
import { shopfront } from '../shops.ts'
import { draw } from '../scene.ts'
import type { Table } from '../scene.ts'

const TEAM = m.team('une équipe d’officine', [m.pharmacist2, m.holder, m.pharmacist4])
const REGION = m.team('des titulaires de la région', [m.woman, m.consultant, m.veiled, m.youngMan])

export const news: Table = {
  'Vaccination : ce que vous pouvez prescrire et administrer cet hiver': draw(
    'sky',
    'snow',
    [g.vaccination],
    [n.tealSnowflake, o.virus],
    'Une vaccination à l’épaule, un virus et un flocon, sous la neige',
  ),
  'Mélatonine : bien délivrer, bien orienter': draw('night', 'night', [m.sleeper, b.night], [n.stars]),
  "Baromètre d'octobre : le conseil progresse de 6 %": draw('leaf', 'forms', [d.chart, d.coins, d.pie]),
  "Peaux atopiques : l'accompagnement au comptoir": draw(
    'blush',
    'disc',
    [g.creamHand, b.softCream, b.bodyBalm],
    [n.drop],
  ),
  'Rappel de lot : thermomètres frontaux TF-20': draw(
    'coral',
    'rays',
    [v.foreheadThermometer, d.carton, d.bubble('!')],
    [],
    'Un thermomètre frontal, un carton de retour et un point d’exclamation',
  ),
  'Toux, rhume, fièvre : le conseil en trois questions': draw(
    'cream',
    'disc',
    [b.syrup, n.scarf, v.thermometer],
    [d.bubble('?')],
  ),
  'Groupe MPR : les rendez-vous de décembre': draw('mist', 'room', [
    d.calendar('12', 'un calendrier de décembre'),
    d.megaphone,
    d.truck,
  ]),
  'Pack Business : votre nouvel écran de vitrine': draw('lime', 'window', [
    d.display('Bonjour'),
    b.magnesium,
    b.bodyBalm,
  ]),
  'Titulaires : le calendrier des entretiens annuels': draw(
    'butter',
    'room',
    [m.talk('un entretien entre collègues', m.holder, m.pharmacist4)],
    [d.clipboard],
  ),
  'Préparateurs : les nouveaux quiz du mois': draw(
    'teal',
    'forms',
    [m.pharmacist3, d.tabletDevice, d.trophy],
    [d.question, n.stars],
  ),
  'Le mot du siège : une année à vos côtés': draw(
    'cream',
    'hills',
    [d.envelope, n.flower, n.sprig],
    [d.star, o.heart],
  ),
  "Bienvenue sur Kiosque, l'espace invité": draw(
    'night',
    'night',
    [shopfront],
    [],
    'La devanture de la pharmacie, éclairée le soir',
  ),
  'Ouest : réunion régionale à Rennes': draw('sky', 'board', [REGION], [d.mapPin]),
  'Étiquettes électroniques : le pilote commence': draw('leaf', 'shelf', [
    d.shelfLabel,
    b.vitaminC,
    b.ownSpray,
  ]),
  'Rentrée : les temps forts de septembre': draw(
    'butter',
    'hills',
    [n.schoolBag, b.lice, n.pencils],
    [n.leaves],
  ),
  'Brouillon : politique d’échantillons': draw('mist', 'disc', [
    d.sheet('Échantillons', 'un texte en préparation'),
    d.balance,
    blister(),
  ]),
}

export const page: Table = {
  'Conditions générales d’utilisation': draw('cream', 'disc', [d.contract, d.balance, d.clipboard]),
  'Mentions légales': draw('mist', 'forms', [d.balance, d.sheet('Éditeur', 'une page imprimée'), d.gavel]),
  'Données personnelles': draw('ink', 'disc', [d.padlock, d.laptop, d.shield]),
  'Pharmacies de garde': draw(
    'night',
    'night',
    [shopfront],
    [d.clock],
    'Une pharmacie ouverte la nuit et une horloge',
  ),
  'Nous contacter': draw('teal', 'disc', [d.phone, d.envelope, m.trainer], [d.bubble('…')]),
  'Qui sommes-nous': draw('leaf', 'hills', [TEAM], [n.leaf]),
  'Programme Avantages : inscription': draw('butter', 'disc', [d.loyaltyCard(), d.clipboard, d.star]),
  'Programme Avantages : connexion': draw('sky', 'disc', [d.laptop, d.key, d.loyaltyCard('#5f8210')]),
  'En-têtes et papeterie': draw('blush', 'table', [
    d.sheet('Kiosque', 'du papier à en-tête', '#92c020'),
    d.envelope,
    n.pencils,
  ]),
  'La carte de fidélité': draw('lilac', 'rays', [d.loyaltyCard('#135160'), d.coins, n.gift]),
  Accessibilité: draw('sky', 'arch', [v.wheelchair, d.laptop, o.eye], [o.ear]),
  'Nos engagements': draw(
    'sky',
    'garden',
    [d.seedling, d.bin, d.truck],
    [],
    'Une jeune pousse, un bac de tri et un camion de proximité, dans un jardin',
  ),
}

export const document: Table = {
  'Procédure de retour de lot': draw('coral', 'disc', [d.carton, d.clipboard, d.barcode]),
  'Contrat d’adhésion au réseau': draw('cream', 'disc', [d.contract, d.hands]),
  'Formulaire de demande de formation': draw('sky', 'forms', [d.clipboard, d.certificate, n.pencils]),
  'Newsletter d’octobre': draw(
    'butter',
    'hills',
    [d.sheet('Octobre', 'une lettre d’octobre', '#f6c64b'), d.envelope],
    [n.leaves],
  ),
  'Newsletter de novembre': draw(
    'mist',
    'hills',
    [d.sheet('Novembre', 'une lettre de novembre'), d.envelope, n.umbrella],
    [n.drops],
  ),
  'Compte rendu de l’assemblée générale': draw('ink', 'stage', [
    m.trainer,
    d.microphone,
    d.sheet('Compte rendu', 'un compte rendu'),
  ]),
  'Fiche conseil : lavage de nez': draw('teal', 'disc', [g.noseRinse, d.clipboard, b.nasalSpray]),
  'Fiche conseil : peau atopique': draw('blush', 'disc', [o.skinLayer, d.clipboard, b.softCream]),
  'Charte graphique': draw('leaf', 'forms', [
    n.pencils,
    d.sheet('Kiosque', 'une page de marque', '#92c020'),
    d.magnifier,
  ]),
  'Livret d’accueil du préparateur': draw('lilac', 'arch', [
    m.pharmacist4,
    d.sheet('Bienvenue', 'un livret d’accueil', '#f6c64b'),
    d.key,
  ]),
  'Procédure chaîne du froid': draw('sky', 'snow', [v.thermometer, v.vaccineVial, d.clock], [n.snowflake]),
  'Formulaire de changement de titulaire': draw('cream', 'arch', [d.key, d.contract, m.holder]),
}

export const faq: Table = {
  'Une remise n’apparaît pas sur ma facture, que faire ?': draw('butter', 'disc', [
    d.sheet('Facture', 'une facture', '#f6c64b'),
    d.coins,
    d.magnifier,
  ]),
  'Quelle différence entre Offre plateforme et Offre Direct ?': draw('sky', 'disc', [
    d.truck,
    b.magnesium,
    d.laptop,
  ]),
  'Puis-je cumuler deux offres sur un même produit ?': draw(
    'leaf',
    'disc',
    [b.bodyBalm, d.shelfLabel, d.bubble('?')],
    [],
    'Un flacon Hydrélis, une étiquette de prix et une question',
  ),
  "Où trouver le bon de commande d'une offre terminée ?": draw('cream', 'disc', [
    d.sheet('Commande', 'un bon de commande'),
    d.magnifier,
    d.agenda,
  ]),
  'Comment inviter un nouveau collaborateur ?': draw('teal', 'disc', [m.pharmacist3, d.envelope, d.key]),
  "Un collaborateur quitte l'officine, que faire ?": draw('blush', 'arch', [
    m.youngMan,
    n.suitcase,
    d.padlock,
  ]),
  'Je travaille dans deux officines, dois-je avoir deux comptes ?': draw(
    'mist',
    'hills',
    [m.pharmacist4, shopfront, shopfront],
    [],
    'Un préparateur entre deux pharmacies',
  ),
  'Mon attestation de quiz n’apparaît pas, pourquoi ?': draw('lilac', 'disc', [
    d.certificate,
    d.magnifier,
    d.clock,
  ]),
  "Les parcours de l'académie valent-ils DPC ?": draw(
    'sun',
    'board',
    [m.trainer, d.certificate, d.bubble('?')],
    [],
    'Une formatrice et une attestation, devant un tableau',
  ),
  'Puis-je refaire un quiz réussi ?': draw('lime', 'disc', [d.trophy, d.tabletDevice, d.question]),
  'Comment participer à une campagne ?': draw('coral', 'disc', [
    d.calendar('1', 'un calendrier'),
    d.megaphone,
    d.clipboard,
  ]),
  'Quand la PLV est-elle livrée ?': draw('sky', 'hills', [d.truck, d.carton, d.clock]),
  "J'ai oublié mon mot de passe": draw('butter', 'disc', [d.padlock, d.key, d.envelope]),
  'Qu’est-ce qu’un poste partagé ?': draw('ink', 'counter', [d.laptop, m.pharmacist, m.pharmacist2]),
}
