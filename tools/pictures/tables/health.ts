import { PRODUCTS as b } from '../brands.ts'
import * as d from '../desk.ts'
import * as v from '../devices.ts'
import * as g from '../gestures.ts'
import * as n from '../nature.ts'
import * as o from '../organs.ts'
import * as m from '../people.ts'
import { draw } from '../scene.ts'
import type { Table } from '../scene.ts'

export const health_test: Table = {
  'Test angine : le réaliser en officine': draw('sky', 'disc', [g.throatSwab, o.throat, v.testCassette]),
  'Cystite simple : bandelette et orientation': draw(
    'butter',
    'lab',
    [v.urineStrip, d.clock, v.testTube],
    [n.drop],
  ),
  'Test grippe : savoir en quinze minutes': draw(
    'ink',
    'snow',
    [v.testCassette, v.thermometer, n.scarf],
    [o.virus],
  ),
  'Test Covid-19 : le geste et la lecture': draw('leaf', 'disc', [g.noseSwab, o.virus, v.testCassette]),
  'Test combiné grippe, Covid-19 et VRS': draw(
    'blush',
    'lab',
    [g.swabAndTube, v.testCassette, d.clock],
    [o.virus, o.virus],
    'Un écouvillon, un tube, une cassette de test, une horloge et deux virus, au laboratoire',
  ),
  'Glycémie capillaire : dépister le diabète': draw('cream', 'disc', [g.fingerTest], [n.drop]),
  'Tension artérielle : la mesure juste': draw('teal', 'disc', [g.bloodPressure], [o.heart]),
  'Dépistage colorectal : remettre le kit': draw(
    'lilac',
    'arch',
    [g.giving(v.screeningKit, 'Un kit de dépistage passe de main en main')],
    [o.intestine],
  ),
  'Bilan de prévention : les moments clés': draw(
    'sun',
    'room',
    [m.talk('un entretien de prévention', m.pharmacist, m.elderMan)],
    [d.clipboard],
  ),
  'Souffle : le test de débit expiratoire': draw('sky', 'waves', [g.blowing, o.lungs]),
  'Cholestérol : la mesure au doigt': draw(
    'mist',
    'disc',
    [o.anatomicHeart, n.plate, v.glucometer],
    [n.drop],
  ),
  'Audition : le repérage en cinq minutes': draw('leaf', 'arch', [g.listening, o.ear, v.soundWaves]),
}

export const quiz: Table = {
  'Angine ou rhinopharyngite : feriez-vous le bon test ?': draw(
    'teal',
    'disc',
    [o.throat, v.testCassette, o.nose],
    [d.bubble('?')],
  ),
  "Vaccins d'hiver : testez l'équipe": draw(
    'ink',
    'snow',
    [g.syringeAndVial, n.woolHat, d.trophy],
    [n.snowflake],
  ),
  'Sommeil : les bons conseils': draw('night', 'night', [n.pillow, n.mug, n.leaf]),
  'Premiers soins : les plaies simples': draw('blush', 'disc', [v.bandage, b.compresses, v.gauze], [n.drop]),
  'Dispositifs médicaux : ce que dit la règle': draw('cream', 'disc', [v.inhaler, d.certificate, d.barcode]),
  'Gamme hiver : connaissez-vous les produits ?': draw(
    'sky',
    'snow',
    [b.nasalSpray, b.syrup, b.pastilles],
    [n.woolHat],
  ),
  'Allergies : anticiper le printemps': draw(
    'leaf',
    'garden',
    [n.branch, b.antihistamine, o.eye],
    [n.pollen],
  ),
  'Bébé : les conseils des premiers mois': draw('butter', 'arch', [m.baby, n.babyBottle, n.teddy], [n.moon]),
  'Déchets et tri à l’officine': draw('lime', 'forms', [d.bin, b.syrup, d.carton]),
  'Hygiène bucco-dentaire': draw('mist', 'tiles', [o.tooth, n.toothbrush, b.mouthwash]),
  'Jambes légères : compression et conseils': draw('lilac', 'disc', [v.stocking, v.tapeMeasure, b.lightLegs]),
  'Nutrition : lire une étiquette': draw('leaf', 'table', [d.magnifier, n.apple, b.vitaminD], [n.leaf]),
}
