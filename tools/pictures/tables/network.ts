import { PRODUCTS as b } from '../brands.ts'
import * as d from '../desk.ts'
import * as v from '../devices.ts'
import * as n from '../nature.ts'
import * as o from '../organs.ts'
import * as m from '../people.ts'
import { COMPANIES, boardOf, logoOf, signOf } from '../marks.ts'
import { counterDisplay, gondolaEnd, shopfront, showcase } from '../shops.ts'
import { draw, framed, stand } from '../scene.ts'
import type { Picture, Table } from '../scene.ts'
import { CORAL, GREEN, LIME, MIST, NIGHT, PEACH, SUN, TEAL, WHITE, disc, rect, text } from '../shapes.ts'
import type { Part } from '../shapes.ts'
import { seasons } from './seasons.ts'

export const partnership: Table = {
  'Ospharm : vos statistiques de vente': draw('sky', 'disc', [d.screenChart, logoOf('Ospharm'), d.coins]),
  'Adelya : la carte de fidélité': draw('blush', 'disc', [d.loyaltyCard(), logoOf('Adelya'), d.star]),
  'Déporef : la plateforme de commandes': draw('leaf', 'hills', [d.truck, logoOf('Déporef'), d.carton]),
  'Affich’Activ : vos écrans de vitrine': draw('butter', 'window', [
    d.display('Ouvert'),
    logoOf('Affich’Activ'),
    d.megaphone,
  ]),
  'Naocare : vos entretiens à l’officine': draw(
    'mist',
    'room',
    [m.talk('un entretien à l’officine', m.pharmacist2, m.woman)],
    [logoOf('Naocare')],
  ),
  'Espace EC : vos documents partagés': draw('cream', 'disc', [d.laptop, logoOf('Espace EC'), d.contract]),
  'Énergie verte à prix négocié': draw('lime', 'hills', [d.bulb, n.leaf, d.piggy]),
  'Banque : le compte professionnel': draw('sky', 'hills', [d.bank, d.piggy, d.coins]),
  'Assurance multirisque officine': draw('butter', 'hills', [shopfront, n.umbrella, d.shield]),
  'Robot de délivrance : l’audit offert': draw('teal', 'room', [d.robot, d.clipboard, d.gear]),
  'Recrutement : trouver un préparateur': draw('sun', 'disc', [m.pharmacist4, d.magnifier, d.megaphone]),
  'Conseil juridique par téléphone': draw('lilac', 'arch', [d.phone, d.balance, d.gavel]),
}

const TONE_OF: readonly [Part, Part, Part][] = [
  [showcase('Bilan de', 'rentrée', TEAL), v.scale, n.apple],
  [showcase('Cœur', 'en forme', CORAL), o.heart, v.bloodPressureMonitor],
  [showcase('Dépistage', 'colorectal', '#8ccad0'), v.screeningKit, d.clipboard],
  [showcase('Allergies', 'au printemps', LIME), n.flower, b.antihistamine],
  [showcase('Peau et', 'soleil', SUN), n.sun, b.sunMilk],
  [showcase('Jambes', 'légères', '#c9b6dc'), v.stocking, b.lightLegs],
  [showcase('Bonnes', 'vacances', '#8ccad0'), n.suitcase, n.beachBall],
  [showcase('Gare aux', 'moustiques', LIME), n.mosquito, b.repellent],
  [showcase('Poux et', 'rentrée', SUN), n.schoolBag, n.comb],
  [showcase('Octobre', 'rose', '#f2a6c4'), o.ribbon, o.heart],
  [showcase('Le mois de', 'l’immunité', SUN), b.vitaminC, b.magnesium],
  [showcase('Hiver', 'serein', '#aed8dc'), n.woolHat, n.mug],
]
const PLAN = [
  'Bilan de rentrée',
  'Cœur en forme',
  'Colorectal',
  'Allergies',
  'Peau et soleil',
  'Jambes légères',
  'Vacances',
  'Anti-moustiques',
  'Poux et rentrée',
  'Octobre rose',
  'Immunité',
  'Hiver serein',
] as const
const GROUNDS = [
  'sky',
  'blush',
  'mist',
  'leaf',
  'butter',
  'lilac',
  'sky',
  'leaf',
  'butter',
  'blush',
  'cream',
  'mist',
] as const
const REMINDERS: readonly Part[] = [
  counterDisplay('Mon bilan', TEAL, b.vitaminD),
  gondolaEnd('Cœur', CORAL, [b.magnesium, b.vitaminD]),
  counterDisplay('Dépistage', MIST, b.saline),
  gondolaEnd('Allergies', LIME, [b.antihistamine, b.ownSpray, b.eyeDrops]),
  counterDisplay('Solaires', SUN, b.sunMilk),
  counterDisplay('Légèreté', PEACH, b.lightLegs),
  counterDisplay('En voyage', TEAL, b.handGel),
  gondolaEnd('Moustiques', GREEN, [b.repellent, b.ravintsara]),
  counterDisplay('Anti-poux', SUN, b.lice),
  counterDisplay('Octobre rose', PEACH, b.feminine),
  gondolaEnd('Immunité', SUN, [b.vitaminC, b.magnesium, b.vitaminD]),
  counterDisplay('Gorge', TEAL, b.pastilles),
]

const monthly: Table = Object.fromEntries(
  PLAN.flatMap((theme, rank) => {
    const [window, left, right] = TONE_OF[rank]!
    const ground = GROUNDS[rank]!
    return [
      [`${theme} : implantation principale`, draw(ground, 'hills', [window, left, right])],
      [
        `${theme} : rappel au comptoir`,
        draw(GROUNDS[(rank + 5) % 12]!, rank % 2 === 0 ? 'counter' : 'tiles', [
          REMINDERS[rank]!,
          right,
          left,
        ]),
      ],
    ]
  }),
)
export const merchandising: Table = { ...monthly, ...seasons }

/** The window of each month seen from the street, with the letters its list of material names. */
export const shop_window: Table = Object.fromEntries(
  PLAN.map((theme, rank) => [theme, windowOf(TONE_OF[rank]![0])]),
)

function windowOf(window: Part): Picture {
  const letters = ['A', 'B', 'C'].map((letter, index) => {
    const x = 208 + index * 192
    return disc(x, 452, 24, NIGHT) + text(letter, x, 461, 24, WHITE)
  })
  return {
    width: 1600,
    height: 1000,
    alt: `Vue de la rue, ${window.words}, avec ses repères A, B et C`,
    svg: framed(
      1600,
      1000,
      [800, 500],
      rect(0, 0, 800, 500, 0, '#f4ecdf') +
        rect(0, 412, 800, 88, 0, '#eaf0f1') +
        stand(window, 400, 424, 404, 632) +
        letters.join(''),
    ),
  }
}

/** What each laboratory is known for. */
const KNOWN: Readonly<Record<string, readonly [Part, Part]>> = {
  Hydrélis: [b.bodyBalm, b.softCream],
  Maréole: [b.nasalSpray, b.eyeDrops],
  Ostéane: [b.magnesium, b.vitaminD],
  Kalméo: [b.night, b.calm],
  Évanor: [b.nightCream, b.serum],
  Pulméa: [b.syrup, b.pastilles],
  Bébélia: [b.liniment, b.babyMilk],
  Dentéor: [b.toothpaste, b.mouthwash],
  Florvéa: [b.ravintsara, b.lavender],
  Solénia: [b.sunMilk, b.sunSpray],
  Vitalune: [b.feminine, b.lightLegs],
  Orthéa: [v.wristSplint, v.kneeBrace],
}
const LABORATORIES = Object.keys(KNOWN)

/** The mark of a laboratory large on its own colour, its two best known products behind. */
function laboratory(name: string): Picture {
  const { ground, fill } = COMPANIES[name]!
  const [one, other] = KNOWN[name]!
  const inner = `<rect width="800" height="500" fill="${ground}"/><path d="M800 500V250a250 250 0 0 0-250 250z" fill="${fill}" opacity=".28"/><path d="M0 0h200a200 200 0 0 1-200 200z" fill="${fill}" opacity=".2"/><rect x="0" y="404" width="800" height="96" fill="${fill}" opacity=".22"/>${stand(signOf(name), 312, 318, 138, 392)}${stand(other, 690, 408, 150, 150)}${stand(one, 582, 414, 212, 200)}`
  return {
    width: 1600,
    height: 1000,
    alt: `Le logo ${name} et deux produits de la gamme`,
    svg: framed(1600, 1000, [800, 500], inner),
  }
}
export const referral_laboratory: Table = Object.fromEntries(
  LABORATORIES.map((name) => [name, laboratory(name)]),
)

const REACHED: readonly [Part, Part][] = [
  [d.chart, d.coins],
  [d.target, d.trophy],
  [d.pie, d.contract],
  [d.trophy, d.chart],
  [d.contract, d.target],
  [d.coins, d.screenChart],
  [d.screenChart, d.hands],
  [d.star, d.chart],
  [d.seedling, d.coins],
  [d.clipboard, d.target],
  [d.hands, d.pie],
  [d.calendar('31', 'un calendrier au 31 décembre'), d.chart],
]
const AGREED = [
  'sky',
  'mist',
  'leaf',
  'lilac',
  'cream',
  'blush',
  'butter',
  'teal',
  'lime',
  'sun',
  'blush',
  'lilac',
] as const
const LAST = ['Évanor', 'Hydrélis', 'Maréole']

export const performance: Table = {
  ...Object.fromEntries(
    LABORATORIES.map((name, index) => [
      `Accord de performance ${name}`,
      draw(AGREED[index]!, 'disc', [boardOf(name), ...REACHED[index]!]),
    ]),
  ),
  ...Object.fromEntries(
    LAST.map((name, index) => [
      `Accord ${name} de l’an dernier`,
      draw((['night', 'ink', 'coral'] as const)[index]!, 'arch', [
        boardOf(name),
        d.agenda,
        d.sheet('Bilan', 'le bilan de l’an dernier'),
      ]),
    ]),
  ),
}
