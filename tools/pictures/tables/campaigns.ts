import { PRODUCTS as b } from '../brands.ts'
import * as d from '../desk.ts'
import * as v from '../devices.ts'
import * as g from '../gestures.ts'
import * as n from '../nature.ts'
import * as o from '../organs.ts'
import * as m from '../people.ts'
import { shopfront } from '../shops.ts'
import { draw } from '../scene.ts'
import type { Table } from '../scene.ts'

export const one_time_campaign: Table = {
  "Prêts pour l'hiver : kit vitrine et affiches": draw(
    'ink',
    'snow',
    [shopfront],
    [n.snowflake, n.snowflake],
    'La devanture de la pharmacie sous la neige',
  ),
  'Semaine de la vaccination': draw(
    'leaf',
    'disc',
    [d.calendar('7', 'un calendrier d’une semaine'), v.syringe, v.vaccineVial],
    [n.tealSnowflake],
  ),
  'Noël à l’officine': draw('coral', 'snow', [n.pine, n.gift, b.giftBox], [n.stars]),
  'Peau apaisée, saison 2': draw('blush', 'waves', [b.bodyBalm, b.cleanser, b.softCream], [n.drop]),
  'Nez et gorge : le bon geste': draw('sky', 'waves', [g.noseRinse, o.throat, b.nasalSpray]),
  'Sommeil réparateur': draw('night', 'night', [n.pillow, b.night, b.calm]),
  'Mois sans tabac': draw('mist', 'hills', [n.cigarette, o.lungs, d.agenda]),
  'Bébé arrive': draw('butter', 'arch', [n.teddy, n.babyBottle, b.babyMilk], [n.pacifier]),
  'Rentrée sereine': draw('sky', 'hills', [m.kid, n.schoolBag, n.comb], [n.leaves]),
  'Sourire protégé': draw('teal', 'tiles', [o.tooth, b.toothpaste, n.toothbrush], [n.stars]),
  'Jambes légères': draw('lilac', 'hills', [v.stocking, o.foot, b.lightLegs]),
  'Soldes d’hiver du bien-être': draw('cream', 'snow', [n.lotus, b.lavender, n.mug], [d.star]),
}

export const loyalty_campaign: Table = {
  'Carte fidélité : double points en décembre': draw(
    'ink',
    'snow',
    [d.loyaltyCard('#5f8210'), n.gift, d.coins],
    [d.star, d.star],
    'Une carte de fidélité, un cadeau, des pièces et deux étoiles, sous la neige',
  ),
  'Bienvenue : le premier palier offert': draw('leaf', 'rays', [d.loyaltyCard(), n.gift]),
  'Parrainez un proche': draw(
    'butter',
    'disc',
    [m.team('deux proches', [m.woman, m.veiled])],
    [o.heart, d.coins],
  ),
  'Anniversaire du client': draw(
    'blush',
    'rays',
    [n.gift, d.calendar('10', 'un calendrier d’anniversaire'), m.elder],
    [n.stars],
  ),
  'Le mois des fidèles': draw('mist', 'disc', [d.agenda, d.star, d.loyaltyCard()]),
  'Bébé fidélité': draw('lilac', 'arch', [m.baby, b.babyWipes, n.nappy]),
  'Soins du visage : la carte à tampons': draw('cream', 'disc', [d.stampCard, b.serum, b.nightCream]),
  'Points solidaires': draw('teal', 'disc', [d.hands, d.coins], [o.heart]),
  'Fidélité solaire': draw(
    'sky',
    'beach',
    [n.parasol, b.sunMilk, n.beachBall],
    [],
    'Un parasol, un lait solaire Solénia et un ballon, à la plage',
  ),
  'Carte famille': draw('lime', 'hills', [m.team('une famille', [m.father, m.kid, m.mother])], [o.heart]),
  'Rentrée des fidèles': draw('coral', 'hills', [n.schoolBag, d.loyaltyCard(), n.pencils]),
  'Prévention récompensée': draw('sun', 'disc', [v.bloodPressureMonitor, d.clipboard, d.hands]),
}

export const monthly_animation: Table = {
  'Le mois « bonnes résolutions »': draw('sky', 'disc', [n.apple, v.scale, n.glass], [d.star]),
  'Le mois « cœur et circulation »': draw('blush', 'disc', [o.heartbeat, v.bloodPressureMonitor, n.apple]),
  'Le mois « colorectal »': draw('mist', 'arch', [o.intestine, v.screeningKit, d.clipboard]),
  'Le mois « allergies »': draw('leaf', 'garden', [n.flower, o.eye, b.antihistamine], [n.pollen]),
  'Le mois « peau et soleil »': draw('butter', 'rays', [n.sun, b.sunSpray, o.skinLayer]),
  'Le mois « jambes légères »': draw('lilac', 'waves', [o.foot, v.stocking, b.lightLegs]),
  'Le mois « vacances »': draw('sky', 'beach', [n.suitcase, v.firstAidKit, n.beachBall], [n.sunglasses]),
  'Le mois « piqûres et moustiques »': draw('sky', 'garden', [n.mosquito, b.repellent, v.bandage]),
  'Le mois « rentrée »': draw('sun', 'hills', [n.pencils, n.schoolBag, b.lice], [n.leaves]),
  'Le mois « octobre rose »': draw('blush', 'rays', [o.ribbon, m.woman, m.veiled], [o.heart]),
  'Le mois « immunité »': draw('teal', 'disc', [d.shield, b.vitaminC, b.magnesium], [o.virus]),
  'Le mois « hiver serein »': draw('coral', 'snow', [n.mug, n.woolHat, b.pastilles], [n.snowflake]),
}

export const laboratory_thematic: Table = {
  'Sommeil : l’argumentaire complet': draw('night', 'night', [m.sleeper, b.calm]),
  'Digestion : conseils et produits': draw('leaf', 'disc', [o.stomach, n.mug, n.sprig]),
  'Immunité : préparer l’hiver': draw('blush', 'snow', [d.shield, b.vitaminD, n.scarf], [o.virus]),
  'Solaire : toute l’année': draw('teal', 'rays', [b.sunMilk, n.sunglasses, b.sunSpray], [n.sun]),
  'Peau sèche : la routine': draw('blush', 'tiles', [b.cleanser, b.bodyBalm, o.skinLayer], [n.drop]),
  'Articulations : soulager et bouger': draw('cream', 'disc', [o.joint, v.kneeBrace, b.splintBox]),
  'Circulation : jambes légères': draw('butter', 'disc', [v.stocking, o.heart, b.feminine]),
  'Bébé : le change': draw('coral', 'arch', [m.baby, b.liniment, n.nappy]),
  'Nez et gorge : le bon geste': draw('mist', 'disc', [o.nose, b.nasalSpray, o.throat]),
  'Bouche et dents : les essentiels': draw('sky', 'tiles', [o.tooth, b.mouthwash, b.toothpaste]),
  'Minceur : conseiller avec mesure': draw('lime', 'table', [v.scale, n.plate, v.tapeMeasure]),
  'Stress et détente': draw('lilac', 'hills', [n.lotus, o.brain, n.mug]),
}
