import { PRODUCTS as b } from '../brands.ts'
import * as d from '../desk.ts'
import * as v from '../devices.ts'
import * as g from '../gestures.ts'
import * as n from '../nature.ts'
import * as o from '../organs.ts'
import { blister } from '../packs.ts'
import * as m from '../people.ts'
import { shelf, shopfront, showcase } from '../shops.ts'
import { draw } from '../scene.ts'
import type { Table } from '../scene.ts'

export const tutorial: Table = {
  'Réaliser un test angine au comptoir': draw('leaf', 'counter', [g.throatSwab, v.testTube, v.testCassette]),
  'Parcours vaccination : accueil, traçabilité, surveillance': draw('mist', 'room', [
    g.vaccination,
    d.clipboard,
    d.clock,
  ]),
  'Commander sur Déporef en trois étapes': draw('butter', 'disc', [d.laptop, d.cart, d.truck]),
  'Installer la vitrine du mois': draw('cream', 'hills', [
    showcase('Le mois', 'en vitrine'),
    d.carton,
    d.camera,
  ]),
  'Lire ses statistiques Ospharm': draw('sky', 'forms', [d.screenChart, d.magnifier, d.target]),
  'Mener un entretien de prévention': draw(
    'teal',
    'room',
    [m.talk('une pharmacienne à l’écoute', m.pharmacist3, m.veiled)],
    [d.calendar('45', 'un calendrier')],
  ),
  'Programmer ses écrans Affich’Activ': draw('lime', 'disc', [d.display('18 h'), d.agenda, d.camera]),
  'Ranger le linéaire premiers soins': draw('blush', 'disc', [shelf, v.bandage, b.plasters]),
  'Le pilulier : le préparer sans erreur': draw('lilac', 'table', [g.pillSorting, blister()], [n.pill]),
  'Prendre les mesures pour une compression': draw(
    'ink',
    'disc',
    [g.legMeasure, d.clipboard, v.stocking],
    [n.sun],
  ),
  'Animer une réunion d’équipe de quinze minutes': draw(
    'sun',
    'board',
    [m.team('une équipe réunie', [m.pharmacist4, m.holder, m.pharmacist2, m.pharmacist3])],
    [d.clock],
  ),
  'Accueillir un client malentendant': draw(
    'coral',
    'counter',
    [m.talk('un échange avec un monsieur âgé', m.pharmacist2, m.elderMan)],
    [o.ear],
  ),
}

export const academy: Table = {
  'Mener un entretien de prévention, de l’accueil au bilan': draw(
    'ink',
    'room',
    [m.talk('un entretien en tête à tête', m.pharmacist, m.elder)],
    [d.clipboard],
  ),
  'Vacciner en officine': draw(
    'leaf',
    'arch',
    [v.syringe, v.vaccineVial, d.shield],
    [d.calendar('11', 'un rappel au calendrier')],
  ),
  'Manager une équipe officinale': draw(
    'sun',
    'hills',
    [m.team('une équipe soudée', [m.pharmacist3, m.pharmacist2, m.pharmacist])],
    [d.star, n.leaf],
  ),
  'Piloter ses indicateurs': draw('teal', 'forms', [d.screenChart, d.target, d.pie]),
  'Bilan partagé de médication': draw('cream', 'table', [d.clipboard, v.pillBox, v.stethoscope], [n.pill]),
  'Accompagner le sevrage tabagique': draw('mist', 'disc', [n.cigarette, b.nicotine, o.lungs]),
  'Dermocosmétique : le conseil expert': draw('blush', 'disc', [b.serum, m.woman, b.nightCream], [n.drop]),
  'Micronutrition : les bases': draw('butter', 'table', [n.apple, b.magnesium, n.plate]),
  'Gérer un conflit au comptoir': draw(
    'coral',
    'counter',
    [m.talk('un désaccord au comptoir', m.pharmacist4, m.youngMan)],
    [d.bubble('!')],
  ),
  'Maintien à domicile : le parcours': draw('lilac', 'room', [v.hospitalBed, v.walkingFrame, v.wheelchair]),
  'Préparer la transmission de l’officine': draw('sky', 'hills', [shopfront, d.key, d.contract]),
  'Premiers secours en officine': draw('lime', 'disc', [g.cardiacMassage, v.defibrillator, v.firstAidKit]),
}

export const laboratory_training: Table = {
  'Conseiller les peaux sensibles': draw('blush', 'disc', [d.webinar(m.trainer), b.softCream, b.cleanser]),
  'Le lavage de nez expliqué': draw('coral', 'waves', [g.noseRinse, b.nasalSpray, b.ownSpray]),
  'Magnésium : formes et indications': draw('leaf', 'lab', [b.magnesium, blister('#92c020'), n.glass]),
  'Sommeil : conseiller sans banaliser': draw('night', 'night', [b.night, n.pillow, b.calm]),
  'Anti-âge : construire une routine': draw('cream', 'table', [b.nightCream, b.serum, m.elder], [n.moon]),
  'Toux : choisir la bonne réponse': draw('sky', 'disc', [b.syrup, o.lungs, b.pastilles]),
  'Le change et les érythèmes': draw('butter', 'arch', [n.nappy, b.liniment, m.baby]),
  'Gencives sensibles': draw('mist', 'tiles', [b.toothpaste, o.tooth, n.toothbrush]),
  'Huiles essentielles : les précautions': draw(
    'sky',
    'garden',
    [b.ravintsara, n.sprig, b.lavender],
    [],
    'Deux flacons d’huile essentielle et un rameau, dans un jardin',
  ),
  'Protection solaire toute l’année': draw(
    'sky',
    'beach',
    [b.sunMilk, n.parasol, b.sunSpray],
    [],
    'Un lait et une brume solaires Solénia sous un parasol, à la plage',
  ),
  'Ménopause : en parler au comptoir': draw(
    'lilac',
    'counter',
    [m.talk('une conversation de femmes', m.holder, m.elder)],
    [n.lotus],
  ),
  'Orthèses : mesurer et adapter': draw('teal', 'disc', [g.splinting, v.kneeBrace, v.tapeMeasure]),
}
