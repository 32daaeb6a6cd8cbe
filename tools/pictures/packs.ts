import {
  BARK,
  CORAL,
  GREEN,
  INK,
  NIGHT,
  STEEL,
  SUN,
  TEAL,
  WHITE,
  cross,
  disc,
  oval,
  part,
  path,
  range,
  rect,
  shadow,
  sheen,
  text,
} from './shapes.ts'
import type { Part } from './shapes.ts'

/** What is printed on a pack: whose it is, what it is, how much. */
export interface Label {
  brand: string
  name: string
  size?: string
}
export interface Dress {
  body: string
  accent: string
  dark: string
}

export const BLUE_DRESS: Dress = { body: WHITE, accent: TEAL, dark: NIGHT }
export const INK_DRESS: Dress = { body: INK, accent: SUN, dark: NIGHT }
export const GREEN_DRESS: Dress = { body: GREEN, accent: INK, dark: NIGHT }
export const CORAL_DRESS: Dress = { body: WHITE, accent: CORAL, dark: NIGHT }
export const TEAL_DRESS: Dress = { body: TEAL, accent: INK, dark: NIGHT }
export const SUN_DRESS: Dress = { body: SUN, accent: NIGHT, dark: NIGHT }

const said = (shape: string, { brand, name }: Label) => `${shape} ${brand} « ${name} »`
/** Dark words on what is light, white ones on what is dark. */
const onBody = ({ body, dark }: Dress) => ([INK, TEAL, NIGHT, CORAL].includes(body) ? WHITE : dark)

function words(
  { brand, name, size }: Label,
  x: number,
  y: number,
  most: number,
  fill: string,
  scale = 1,
): string {
  return (
    text(brand, x, y, 17 * scale, fill, { most }) +
    text(name, x, y + 15 * scale, 9.4 * scale, fill, { face: 'body', most }) +
    (size === undefined ? '' : text(size, x, y + 28 * scale, 8 * scale, fill, { face: 'body', most }))
  )
}

/** The packs stand in a box of 220 × 232, as in the mock-ups. */
const pack = (label: Label, shape: string, ...svg: string[]): Part =>
  part(220, 232, said(shape, label), shadow(112, 222, 66, 9), ...svg)

export const box = (label: Label, dress: Dress = INK_DRESS): Part =>
  pack(
    label,
    'Une boîte',
    path('M50 50h104v170H50z', dress.body),
    path('M154 50l24-14v170l-24 14z', dress.body),
    path('M154 50l24-14v170l-24 14z', dress.dark, ' opacity=".3"'),
    path('M50 50l24-14h104l-24 14z', dress.body),
    path('M50 50l24-14h104l-24 14z', WHITE, ' opacity=".32"'),
    path('M50 152h104v68H50z', dress.accent),
    path('M50 152a52 52 0 0 1 104 0z', dress.accent, ' opacity=".5"'),
    text(label.brand, 60, 80, 19, onBody(dress), { from: 'start', most: 86 }),
    text(label.name, 60, 97, 9.6, onBody(dress), { face: 'body', from: 'start', most: 86 }),
    text(label.size ?? '', 60, 210, 8.6, dress.accent === NIGHT || dress.accent === INK ? WHITE : NIGHT, {
      face: 'body',
      from: 'start',
      most: 86,
    }),
  )

const BOTTLE = 'M92 54h36c0 14 36 20 36 48v104a14 14 0 0 1-14 14H70a14 14 0 0 1-14-14V102c0-28 36-34 36-48z'
export const bottle = (label: Label, dress: Dress = GREEN_DRESS): Part =>
  pack(
    label,
    'Un flacon',
    rect(88, 18, 44, 38, 7, dress.dark),
    path(BOTTLE, dress.body === WHITE ? dress.accent : dress.body),
    rect(56, 112, 108, 76, 0, WHITE, ' opacity=".95"'),
    rect(56, 176, 108, 12, 0, dress.dark),
    words(label, 110, 136, 98, NIGHT),
    sheen(BOTTLE),
  )

const TUBE = 'M66 26h88l-7 150H73z'
export const tube = (label: Label, dress: Dress = CORAL_DRESS): Part =>
  pack(
    label,
    'Un tube',
    path(TUBE, dress.body),
    rect(63, 16, 94, 13, 2, dress.body),
    rect(63, 16, 94, 13, 2, NIGHT, ' opacity=".14"'),
    path('M69.6 104h80.8l-3.4 72H73z', dress.accent),
    words(label, 110, 58, 78, onBody(dress)),
    sheen(TUBE),
    rect(80, 176, 60, 44, 6, dress.accent),
    sheen('M80 182a6 6 0 0 1 6-6h48a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H86a6 6 0 0 1-6-6z'),
  )

export const pump = (label: Label, dress: Dress = BLUE_DRESS): Part =>
  pack(
    label,
    'Un flacon pompe',
    rect(106, 30, 8, 34, 0, STEEL),
    path('M84 18h42a8 8 0 0 1 8 8v8H98c-4 0-6 3-6 8H82V24z', dress.accent),
    rect(88, 54, 44, 20, 5, dress.accent),
    rect(58, 72, 104, 148, 16, dress.body),
    disc(110, 184, 20, dress.body === WHITE ? dress.accent : WHITE),
    cross(110, 184, 22, dress.body === WHITE ? WHITE : dress.accent),
    words(label, 110, 108, 92, onBody(dress)),
    sheen('M58 88a16 16 0 0 1 16-16h72a16 16 0 0 1 16 16v116a16 16 0 0 1-16 16H74a16 16 0 0 1-16-16z'),
  )

const JAR = 'M50 112h120v88a20 20 0 0 1-20 20H70a20 20 0 0 1-20-20z'
export const jar = (label: Label, dress: Dress = BLUE_DRESS): Part =>
  pack(
    label,
    'Un pot',
    rect(46, 72, 128, 42, 9, dress.accent),
    sheen('M46 81a9 9 0 0 1 9-9h110a9 9 0 0 1 9 9v24a9 9 0 0 1-9 9H55a9 9 0 0 1-9-9z'),
    path(JAR, dress.body),
    words(label, 110, 158, 106, onBody(dress), 1.1),
    sheen(JAR),
  )

const VIAL = 'M72 100a18 18 0 0 1 18-18h40a18 18 0 0 1 18 18v104a16 16 0 0 1-16 16H88a16 16 0 0 1-16-16z'
export const dropper = (label: Label, dress: Dress = GREEN_DRESS): Part =>
  pack(
    label,
    'Un flacon compte-gouttes',
    rect(102, 16, 16, 26, 6, STEEL),
    rect(92, 38, 36, 46, 6, dress.dark),
    path(VIAL, BARK),
    rect(72, 112, 76, 80, 0, WHITE, ' opacity=".96"'),
    rect(72, 112, 76, 8, 0, dress.body === WHITE ? dress.accent : dress.body),
    words(label, 110, 144, 68, NIGHT, 0.95),
    sheen(VIAL),
  )

const SPRAY = 'M70 74h80v134a12 12 0 0 1-12 12H82a12 12 0 0 1-12-12z'
export const spray = (label: Label, dress: Dress = TEAL_DRESS): Part =>
  pack(
    label,
    'Un spray',
    rect(100, 10, 20, 38, 6, WHITE),
    sheen('M100 10h20v38h-20z'),
    path('M80 46h60v18l10 10H70l10-10z', dress.accent),
    path(SPRAY, dress.body),
    path('M70 172c20-14 40 12 80-4v40a12 12 0 0 1-12 12H82a12 12 0 0 1-12-12z', dress.accent),
    words(label, 110, 110, 72, onBody(dress)),
    sheen(SPRAY),
  )

export const sachet = (label: Label, dress: Dress = CORAL_DRESS): Part =>
  pack(
    label,
    'Un sachet',
    path('M52 44h116v176H52z', dress.body),
    rect(52, 34, 116, 16, 2, dress.accent),
    rect(52, 206, 116, 14, 2, dress.accent),
    disc(110, 158, 34, dress.accent, ' opacity=".85"'),
    cross(110, 158, 34, WHITE),
    words(label, 110, 82, 100, onBody(dress), 1.05),
    sheen('M52 34h116v186H52z'),
  )

export const blister = (colour = CORAL): Part =>
  part(
    160,
    190,
    'une plaquette de comprimés',
    shadow(82, 184, 62, 7),
    rect(24, 8, 116, 172, 14, '#e7eef0'),
    rect(24, 8, 116, 172, 14, NIGHT, ' opacity=".05"'),
    ...range(10).map((index) => {
      const x = 58 + (index % 2) * 48
      const y = 34 + Math.floor(index / 2) * 31
      return (
        oval(x, y + 2, 18, 12, NIGHT, ' opacity=".12"') + oval(x, y, 17, 11, index === 7 ? '#c7d5d8' : colour)
      )
    }),
  )

export const effervescent = (label: Label, dress: Dress = SUN_DRESS): Part =>
  pack(
    label,
    'Un tube de comprimés',
    rect(78, 26, 64, 30, 8, WHITE),
    sheen('M78 34a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v22H78z'),
    rect(82, 52, 56, 168, 8, dress.body),
    rect(82, 168, 56, 30, 0, dress.accent),
    words(label, 110, 96, 50, onBody(dress), 0.9),
    sheen('M82 52h56v160a8 8 0 0 1-8 8H90a8 8 0 0 1-8-8z'),
  )

export const wipes = (label: Label, dress: Dress = CORAL_DRESS): Part =>
  part(
    260,
    170,
    said('Un paquet', label),
    shadow(130, 160, 110, 8),
    path(
      'M22 60c0-14 8-20 20-20h176c12 0 20 6 20 20l-8 84c-2 10-8 14-18 14H48c-10 0-16-4-18-14z',
      dress.accent,
    ),
    path('M22 62c4-14 8-22 20-22h176c12 0 18 8 20 22l-4 34H26z', dress.body),
    rect(86, 26, 88, 28, 10, dress.dark),
    path('M112 34c2-22 10-30 24-24 10 4 14-4 22 0-4 10-6 18-6 24z', WHITE),
    text(label.brand, 130, 88, 22, NIGHT, { most: 190 }),
    text(label.name, 130, 124, 13, dress.accent === NIGHT ? WHITE : NIGHT, { face: 'body', most: 180 }),
  )

const MIX = ['#bfe3e7', '#d8eef0']

/** Single doses in a row, as saline is sold. */
export const doses = (label: Label): Part =>
  part(
    260,
    180,
    said('Une boîte d’unidoses', label),
    shadow(130, 170, 112, 8),
    ...range(7).map((index) => {
      const x = 36 + index * 28
      return rect(x + 6, 20, 10, 22, 3, '#9fd3da') + rect(x, 38, 22, 60, 7, MIX[index % 2]!)
    }),
    rect(24, 78, 212, 90, 8, WHITE),
    rect(24, 138, 212, 30, 8, TEAL),
    text(label.brand, 130, 112, 22, NIGHT, { most: 190 }),
    text(label.name, 130, 130, 12, NIGHT, { face: 'body', most: 190 }),
  )
