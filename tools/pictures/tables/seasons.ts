import { PRODUCTS as b } from '../brands.ts'
import * as d from '../desk.ts'
import * as v from '../devices.ts'
import * as n from '../nature.ts'
import { gondolaEnd, shelf } from '../shops.ts'
import { draw } from '../scene.ts'
import type { Table } from '../scene.ts'
import { CORAL, GREEN, LIME, MIST, PEACH, SUN, TEAL } from '../shapes.ts'

/** What stays in place for a season: gondola ends, shelves, the screen and the tablet. */
export const seasons: Table = {
  'Vitalité : tête de gondole 1': draw('lime', 'hills', [
    gondolaEnd('Vitalité', GREEN, [b.feminine, b.vitaminD]),
    n.apple,
    n.glass,
  ]),
  'Drainage et détox : tête de gondole 1': draw('leaf', 'waves', [
    gondolaEnd('Détox', LIME, [b.ravintsara, b.lavender]),
    n.leaf,
    n.mug,
  ]),
  'Solaires : tête de gondole 1': draw('butter', 'beach', [
    gondolaEnd('Solaires', SUN, [b.sunMilk, b.sunSpray]),
    n.parasol,
    n.beachBall,
  ]),
  'Toux et gorge : tête de gondole 1': draw('sky', 'snow', [
    gondolaEnd('Toux et gorge', TEAL, [b.syrup, b.pastilles]),
    n.scarf,
    n.mug,
  ]),
  'Peaux sèches : tête de gondole 2': draw('blush', 'waves', [
    gondolaEnd('Peaux sèches', PEACH, [b.nightCream, b.serum]),
    n.drop,
    b.nightCream,
  ]),
  'Bébé au printemps : tête de gondole 2': draw('cream', 'garden', [
    gondolaEnd('Bébé', PEACH, [b.babyMilk, b.liniment, b.babyWipes]),
    n.teddy,
    n.pacifier,
  ]),
  'Jambes en été : tête de gondole 2': draw('mist', 'beach', [
    gondolaEnd('Légèreté', MIST, [b.lightLegs, b.feminine]),
    v.stocking,
    n.sunglasses,
  ]),
  'Sommeil de rentrée : tête de gondole 2': draw('night', 'night', [
    gondolaEnd('Sommeil', SUN, [b.night, b.calm]),
    n.pillow,
    n.mug,
  ]),
  'Coffrets de fêtes : tête de gondole 2': draw('coral', 'snow', [
    gondolaEnd('Coffrets', SUN, [b.giftBox, b.nightCream]),
    n.pine,
    n.gift,
  ]),
  'Sourire : linéaire': draw('teal', 'tiles', [shelf, n.toothbrush, b.toothpaste]),
  'Soin du visage : linéaire': draw('lilac', 'arch', [shelf, b.nightCream, b.serum]),
  'Bien manger : écran': draw('leaf', 'window', [d.display('Bien manger'), n.plate, n.apple]),
  'Fortes chaleurs : écran': draw('sun', 'window', [d.display('Buvez'), n.glass, n.sun]),
  'Gestes d’hiver : écran': draw('sky', 'window', [d.display('En hiver'), n.woolHat, n.scarf]),
  'Mieux vivre chez soi : tablette': draw('cream', 'counter', [
    d.tabletDevice,
    v.showerChair,
    v.walkingFrame,
  ]),
  'Carte de fidélité : tablette': draw('lime', 'counter', [d.tabletDevice, d.loyaltyCard(CORAL), d.star]),
}
