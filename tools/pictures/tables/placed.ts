import { PRODUCTS as b } from '../brands.ts'
import * as a from '../aids.ts'
import * as d from '../desk.ts'
import * as v from '../devices.ts'
import * as g from '../gestures.ts'
import * as n from '../nature.ts'
import * as o from '../organs.ts'
import * as m from '../people.ts'
import { COMPANIES, logoOf } from '../marks.ts'
import { shelf, shopfront, showcase } from '../shops.ts'
import { draw, framed, stand } from '../scene.ts'
import type { Picture, Table } from '../scene.ts'
import { NIGHT, TEAL, WHITE, disc, rect } from '../shapes.ts'

/** The evening street of the mock-ups: the same ground as the panel it stands in, so that it has no edge. */
const STREET: Picture = {
  width: 1600,
  height: 1258,
  alt: 'La devanture de la pharmacie le soir, vitrine éclairée',
  svg: framed(
    1600,
    1258,
    [560, 440],
    rect(0, 0, 560, 440, 0, NIGHT) +
      disc(440, 92, 64, TEAL, ' opacity=".9"') +
      disc(418, 78, 10, '#7cc4cb') +
      disc(456, 112, 14, '#7cc4cb') +
      [
        [60, 60],
        [130, 32],
        [300, 24],
        [360, 56],
        [520, 180],
        [30, 170],
      ]
        .map(([x, y]) => disc(x!, y!, 2.4, WHITE, ' opacity=".85"'))
        .join('') +
      stand(shopfront, 280, 430, 356, 500),
  ),
}

/** Pictures of the placements, by name. */
export const placement: Table = {
  agenda: draw('ink', 'stage', [m.consultant, d.microphone, d.agenda]),
  vitrine: draw('butter', 'hills', [showcase('Le mois de', 'l’immunité'), d.carton, d.camera]),
  visuels: draw('leaf', 'forms', [d.carton, d.megaphone, d.display('Merci')]),
  quiz: draw('lime', 'disc', [d.tabletDevice, d.question, d.trophy]),
  contact: draw('sky', 'disc', [d.phone, m.trainer, d.envelope]),
  'osez-la-sante': draw('teal', 'disc', [g.bloodPressure], [o.heart, n.apple]),
  'mieux-vivre': draw('cream', 'room', [v.showerChair, v.walkingFrame, a.cane]),
  tension: draw('night', 'disc', [v.bloodPressureMonitor, o.heart, m.elder]),
  'faq-contact': draw('lilac', 'disc', [d.envelope, d.question, d.phone]),
  'tout-le-catalogue': draw('leaf', 'tiles', [shelf, b.ownSpray, v.showerChair]),
  'se-former': draw('butter', 'board', [m.trainer, b.softCream, d.certificate]),
  attestations: draw('blush', 'rays', [d.certificate, d.trophy, d.tabletDevice]),
  feuilleter: draw('sun', 'table', [d.tabletDevice, n.mug, d.sheet('Catalogue', 'un catalogue', '#ef8f6b')]),
  connexion: STREET,
  'bilan-annuel': draw('mist', 'disc', [d.chart, d.contract, d.target], [d.star]),
}

export const event: Table = {
  'Test angine : mode d’emploi et facturation': draw('sky', 'disc', [
    d.webinar(m.pharmacist),
    o.throat,
    v.testCassette,
  ]),
  'Bilan partagé de médication : les premiers pas': draw('cream', 'disc', [
    d.webinar(m.pharmacist2),
    v.pillBox,
    d.clipboard,
  ]),
  'Réunion régionale Ouest : plan de vente du printemps': draw(
    'leaf',
    'board',
    [m.team('des participants', [m.woman, m.father, m.veiled, m.youngMan])],
    [n.flower],
  ),
  'Hydrélis : conseiller les peaux sensibles': draw('blush', 'disc', [
    d.webinar(m.mother),
    b.bodyBalm,
    b.softCream,
  ]),
  'Atelier merchandising : la vitrine de Noël': draw('coral', 'snow', [
    showcase('Joyeuses', 'fêtes', '#ef8f6b'),
    n.pine,
    n.gift,
  ]),
  'Journée Académie Référence : la prévention en officine': draw('ink', 'stage', [
    m.trainer,
    v.bloodPressureMonitor,
    d.certificate,
  ]),
  'Préparateurs : le conseil en micronutrition': draw('butter', 'table', [
    m.pharmacist3,
    n.plate,
    b.magnesium,
  ]),
  'Salon des équipes officinales': draw(
    'teal',
    'hills',
    [m.team('des équipes au salon', [m.pharmacist4, m.holder, m.pharmacist2, m.pharmacist])],
    [d.mapPin],
  ),
  'Groupe de travail : la marque du réseau en 2027': draw(
    'mist',
    'disc',
    [b.compresses, b.ownSpray, b.vitaminC],
    [d.bubble('?')],
  ),
  'Forum des services : deux ateliers à votre rythme': draw('lime', 'disc', [
    d.clock,
    v.testCassette,
    n.apple,
  ]),
  'Découvrir le réseau en quarante-cinq minutes': draw('lilac', 'disc', [
    d.webinar(m.consultant),
    d.clock,
    d.key,
  ]),
  'Soirée des nouveaux titulaires': draw(
    'night',
    'night',
    [m.team('de nouveaux titulaires', [m.mother, m.youngMan, m.trainer])],
    [d.key],
  ),
  'Rentrée du réseau : les priorités de l’automne': draw(
    'sun',
    'hills',
    [d.target, n.pencils, d.agenda],
    [n.leaves],
  ),
  'Plaies et pansements : les bons gestes': draw('blush', 'arch', [v.firstAidKit, v.bandage, v.gauze]),
  'Vaccination : le point sur la réglementation': draw('sky', 'arch', [
    d.webinar(m.elderMan),
    v.vaccineVial,
    d.balance,
  ]),
}

/** A company’s mark on a square of its own colour. */
export const logo: Table = Object.fromEntries(
  Object.entries(COMPANIES).map(([name, { ground }]) => [
    name,
    {
      width: 800,
      height: 800,
      alt: `Logo ${name}`,
      svg: framed(
        800,
        800,
        [200, 200],
        rect(0, 0, 200, 200, 0, ground) + stand(logoOf(name), 100, 162, 124, 124),
      ),
    },
  ]),
)
