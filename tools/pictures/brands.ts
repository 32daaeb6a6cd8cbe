import * as p from './packs.ts'
import type { Part } from './shapes.ts'

/** The products of the invented laboratories, dressed as in the mock-ups: the same pack everywhere it is seen. */
export const PRODUCTS = {
  bodyBalm: p.pump({ brand: 'Hydrélis', name: 'Baume corps', size: 'peaux très sèches' }),
  handGel: p.pump(
    { brand: 'Hydrélis', name: 'Gel mains', size: '500 ml' },
    { body: p.TEAL_DRESS.body, accent: '#07272f', dark: '#07272f' },
  ),
  cleanser: p.bottle({ brand: 'Hydrélis', name: 'Huile lavante', size: '200 ml' }, p.TEAL_DRESS),
  softCream: p.jar({ brand: 'Hydrélis', name: 'Crème apaisante', size: '50 ml' }, p.BLUE_DRESS),
  nasalSpray: p.spray({ brand: 'Maréole', name: 'Spray nasal', size: 'eau de mer' }),
  eyeDrops: p.dropper({ brand: 'Maréole', name: 'Collyre', size: '10 ml' }, p.TEAL_DRESS),
  plasters: p.box({ brand: 'Maréole', name: 'Pansements', size: '50 pièces' }, p.CORAL_DRESS),
  magnesium: p.bottle({ brand: 'Ostéane', name: 'Magnésium marin', size: '60 comprimés' }),
  vitaminD: p.effervescent({ brand: 'Ostéane', name: 'Vitamine D', size: '20' }),
  night: p.box({ brand: 'Kalméo', name: 'Nuit paisible', size: '30 gélules' }),
  calm: p.dropper({ brand: 'Kalméo', name: 'Détente', size: '30 ml' }),
  nightCream: p.jar(
    { brand: 'Évanor', name: 'Crème visage nuit', size: '50 ml' },
    { body: '#ffffff', accent: '#135160', dark: '#07272f' },
  ),
  serum: p.dropper({ brand: 'Évanor', name: 'Sérum éclat', size: '30 ml' }, p.CORAL_DRESS),
  giftBox: p.box(
    { brand: 'Évanor', name: 'Coffret de fêtes', size: 'trois soins' },
    { body: '#07272f', accent: '#f6c64b', dark: '#000000' },
  ),
  syrup: p.bottle(
    { brand: 'Pulméa', name: 'Sirop toux sèche', size: '150 ml' },
    { body: '#ef8f6b', accent: '#135160', dark: '#07272f' },
  ),
  pastilles: p.sachet({ brand: 'Pulméa', name: 'Pastilles gorge', size: '24' }, p.CORAL_DRESS),
  liniment: p.tube({ brand: 'Bébélia', name: 'Crème change', size: '100 g' }),
  babyMilk: p.pump({ brand: 'Bébélia', name: 'Lait de toilette', size: '500 ml' }, p.CORAL_DRESS),
  babyWipes: p.wipes({ brand: 'Bébélia', name: 'Lingettes douces' }),
  toothpaste: p.tube(
    { brand: 'Dentéor', name: 'Gencives', size: '75 ml' },
    { body: '#5bb1b9', accent: '#ffffff', dark: '#07272f' },
  ),
  mouthwash: p.bottle({ brand: 'Dentéor', name: 'Bain de bouche', size: '300 ml' }, p.TEAL_DRESS),
  ravintsara: p.dropper({ brand: 'Florvéa', name: 'Ravintsara bio', size: '10 ml' }),
  lavender: p.dropper(
    { brand: 'Florvéa', name: 'Lavande vraie', size: '10 ml' },
    { body: '#b27fb0', accent: '#b27fb0', dark: '#07272f' },
  ),
  sunMilk: p.tube(
    { brand: 'Solénia', name: 'Lait SPF 50', size: '200 ml' },
    { body: '#f6c64b', accent: '#ef8f6b', dark: '#07272f' },
  ),
  sunSpray: p.spray(
    { brand: 'Solénia', name: 'Brume SPF 30', size: '150 ml' },
    { body: '#f6c64b', accent: '#ef8f6b', dark: '#07272f' },
  ),
  feminine: p.box(
    { brand: 'Vitalune', name: 'Confort féminin', size: '60 gélules' },
    { body: '#f7d9cd', accent: '#e4699a', dark: '#07272f' },
  ),
  lightLegs: p.tube({ brand: 'Vitalune', name: 'Gel jambes', size: '150 ml' }, p.BLUE_DRESS),
  splintBox: p.box({ brand: 'Orthéa', name: 'Attelle poignet', size: 'réversible' }, p.BLUE_DRESS),
  saline: p.doses({ brand: 'Référence', name: 'Sérum physiologique' }),
  compresses: p.box(
    { brand: 'Référence', name: 'Compresses stériles', size: 'boîte de 25' },
    { body: '#ffffff', accent: '#92c020', dark: '#07272f' },
  ),
  ownSpray: p.spray(
    { brand: 'Référence', name: 'Eau de mer', size: '100 ml' },
    { body: '#ffffff', accent: '#92c020', dark: '#07272f' },
  ),
  vitaminC: p.effervescent(
    { brand: 'Référence', name: 'Vitamine C', size: '500' },
    { body: '#ef8f6b', accent: '#ffffff', dark: '#07272f' },
  ),
  ownWipes: p.wipes(
    { brand: 'Référence', name: 'Lingettes bébé' },
    { body: '#ffffff', accent: '#92c020', dark: '#07272f' },
  ),
  repellent: p.spray({ brand: 'Florvéa', name: 'Anti-moustiques', size: '75 ml' }, p.INK_DRESS),
  lice: p.spray({ brand: 'Florvéa', name: 'Anti-poux', size: '100 ml' }, p.CORAL_DRESS),
  nicotine: p.box({ brand: 'Substitut', name: 'Patchs 21 mg', size: '28 patchs' }, p.TEAL_DRESS),
  antihistamine: p.box({ brand: 'Allergie', name: 'Comprimés', size: 'boîte de 7' }, p.CORAL_DRESS),
} as const satisfies Record<string, Part>
