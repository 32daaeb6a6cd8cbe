import {
  BUTTER,
  CORAL,
  GREEN,
  INK,
  LIME,
  NIGHT,
  PEACH,
  ROSE,
  SUN,
  TEAL,
  WHITE,
  disc,
  line,
  oval,
  part,
  path,
  range,
  rect,
} from './shapes.ts'

const SKIN = '#f6cfae'
const DEEP = '#c4563a'
const BARK2 = '#7c4a2a'
const MOSSY = '#5f8210'

export const lungs = part(
  230,
  220,
  'des poumons',
  line('M115 8v78', 16, TEAL),
  line('M115 80 92 104M115 80l23 24', 13, TEAL),
  path('M98 58C60 62 22 118 14 176c-4 30 14 40 40 32 30-10 50-20 52-50 2-36 6-66-8-100z', CORAL),
  path('M132 58c38 4 76 60 84 118 4 30-14 40-40 32-30-10-50-20-52-50-2-36-6-66 8-100z', CORAL),
  line(
    'M90 108c-12 14-24 26-40 36M84 132c-4 14-12 24-24 34M140 108c12 14 24 26 40 36M146 132c4 14 12 24 24 34',
    7,
    PEACH,
  ),
)
export const heart = part(
  200,
  190,
  'un cœur',
  path('M100 182C44 142 12 108 12 70a46 46 0 0 1 88-20 46 46 0 0 1 88 20c0 38-32 72-88 112z', CORAL),
  path('M100 182C44 142 12 108 12 70c0-10 2-18 6-26 0 50 30 92 92 132z', NIGHT, ' opacity=".1"'),
  oval(52, 58, 15, 20, WHITE, ' opacity=".5" transform="rotate(28 52 58)"'),
)
export const heartbeat = part(
  220,
  200,
  'un cœur et son rythme',
  heart.svg,
  line('M4 104h52l16-34 24 66 20-50 12 18h88', 8, WHITE),
)
export const anatomicHeart = part(
  190,
  230,
  'le cœur et ses vaisseaux',
  line('M84 70V18M112 66V26h34', 20, TEAL),
  line('M60 84C34 70 30 50 34 30', 18, CORAL),
  path('M40 92c20-30 96-36 122 6 24 44-16 114-62 126-42-8-92-76-60-132z', DEEP),
  path('M56 100c18-20 70-26 94 2 8 20-2 46-16 66-30-30-60-30-84-10-6-22-4-42 6-58z', CORAL),
  line('M104 110c-4 30 10 50 18 84', 6, PEACH),
)
export const stomach = part(
  200,
  210,
  'un estomac',
  line('M92 6v60', 26, CORAL),
  path(
    'M80 56c-4 30-30 40-46 70-20 40 4 78 50 76 60-2 100-40 98-92-2-36-30-54-58-40-14 6-22 0-18-14z',
    CORAL,
  ),
  path('M60 138c-10 26 4 46 32 44 44-2 70-32 70-70-24 26-60 6-102 26z', PEACH),
  disc(98, 156, 6, WHITE),
  disc(124, 146, 8, WHITE),
  disc(112, 168, 4, WHITE),
)
export const intestine = part(
  210,
  200,
  'l’intestin',
  line('M40 160V56a26 26 0 0 1 26-26h82a26 26 0 0 1 26 26v104', 34, TEAL),
  line(
    'M40 160V56a26 26 0 0 1 26-26h82a26 26 0 0 1 26 26v104',
    34,
    NIGHT,
    ' opacity=".06" stroke-dasharray="2 20"',
  ),
  line('M76 76h56a15 15 0 0 1 0 30H82a15 15 0 0 0 0 30h50a15 15 0 0 1 0 30h-30v20', 18, CORAL),
)
export const ear = part(
  160,
  220,
  'une oreille',
  path(
    'M30 90C22 34 66 6 104 18c44 14 52 66 28 106-16 26-22 34-28 58-8 30-52 34-62 2-4-14 0-26 2-40-8-14-12-32-14-54z',
    SKIN,
  ),
  line('M52 92c-4-34 22-54 46-46 26 8 28 40 8 58-14 12-20 20-22 34', 11, '#d18d5e'),
  line('M78 100c2-16 20-22 28-8', 9, '#d18d5e'),
)
export const throat = part(
  200,
  210,
  'une gorge ouverte',
  disc(100, 104, 96, SKIN),
  path('M28 82c20-44 124-44 144 0 10 60-20 106-72 106S18 142 28 82z', '#7c2c22'),
  path('M40 70c24-24 96-24 120 0v16H40z', WHITE),
  path('M52 150c12-26 84-26 96 0-8 24-26 38-48 38s-40-14-48-38z', CORAL),
  line('M100 148v34', 5, DEEP),
  path('M94 86h12c2 12 2 22-6 30-8-8-8-18-6-30z', CORAL),
  disc(60, 116, 14, DEEP),
  disc(140, 116, 14, DEEP),
  disc(58, 112, 4, WHITE),
  disc(144, 114, 4, WHITE),
)
export const joint = part(
  200,
  230,
  'une articulation du genou',
  path('M70 0h44v84c16 6 20 30 4 40H62c-18-8-14-34 8-40z', WHITE),
  path('M66 132c10-8 46-8 56 0 14 10 8 26-4 32v66H74v-66c-14-6-20-22-8-32z', WHITE),
  path('M70 0h14v84c-14 8-18 26-16 40h-6c-18-8-14-34 8-40z', NIGHT, ' opacity=".07"'),
  oval(132, 122, 24, 30, BUTTER),
  `<circle cx="96" cy="126" r="86" fill="none" stroke="${CORAL}" stroke-width="8" stroke-dasharray="16 14" opacity=".9"/>`,
  line('M62 126h58', 8, TEAL),
)
export const eye = part(
  220,
  150,
  'un œil',
  path('M8 76C44 20 176 20 212 76c-36 56-168 56-204 0z', WHITE),
  disc(110, 76, 44, TEAL),
  disc(110, 76, 22, NIGHT),
  disc(126, 62, 9, WHITE),
  line('M30 30 18 14M76 10 70-6M144 10l6-16M190 30l12-16', 7, INK),
)
export const foot = part(
  220,
  170,
  'un pied',
  path('M30 0h64c4 50 10 70 50 88 40 16 66 26 66 50 0 16-10 24-26 24H52c-26 0-40-14-38-40z', SKIN),
  ...range(4).map((index) => line(`M${196 - index * 16} ${120 - index * 6}c-8 4-10 10-9 18`, 4, '#d18d5e')),
  path('M14 122c0 26 14 40 38 40h132c10 0 18-3 22-10-60 6-130 2-160-12-16-8-26-10-32-18z', '#e3a77c'),
)
export const skinLayer = part(
  230,
  170,
  'une coupe de peau',
  path('M10 60c30-20 50-6 80-8s50-20 80-8 40 4 50 12v30H10z', PEACH),
  rect(10, 82, 210, 44, 0, '#f0b78c'),
  rect(10, 124, 210, 40, 14, BUTTER),
  ...[50, 120, 186].map((x) => line(`M${x} 130V40c0-18 8-26 14-34`, 5, BARK2)),
  ...[34, 84, 150, 200].map((x) => disc(x, 144, 12, SUN)),
  disc(88, 104, 7, CORAL),
  disc(152, 102, 7, CORAL),
)
export const tooth = part(
  170,
  200,
  'une dent',
  path(
    'M22 62C14 20 50 4 85 22c35-18 71-2 63 40-4 24-14 36-18 60-4 28-8 70-26 70-16 0-8-52-19-52s-3 52-19 52c-18 0-22-42-26-70-4-24-14-36-18-60z',
    WHITE,
  ),
  path(
    'M22 62C18 38 28 24 42 19c-8 60 4 90 20 118-6 26-4 50 2 54-16-2-20-42-24-69-4-24-14-36-18-60z',
    TEAL,
    ' opacity=".22"',
  ),
  path('M118 46l4 12 12 4-12 4-4 12-4-12-12-4 12-4z', SUN),
)
export const nose = part(
  150,
  200,
  'un nez',
  path(
    'M70 6c4 60-10 90-40 118-16 16-14 44 10 50 20 4 30-4 40-4s30 8 46 0c22-12 16-38 2-50-20-16-22-60-20-114z',
    SKIN,
  ),
  oval(54, 160, 12, 8, '#a35a38'),
  oval(104, 160, 12, 8, '#a35a38'),
  line('M92 60c0 30 4 54 14 66', 6, '#e3a77c'),
)
export const ribbon = part(
  130,
  200,
  'un ruban rose',
  path('M65 76C40 40 36 8 65 8s25 32 0 68z', ROSE),
  path('M46 24c4 60 50 100 70 160l-26 8C72 136 24 96 30 26z', ROSE),
  path('M84 24c-4 60-50 100-70 160l26 8c18-56 66-96 60-166z', '#c74f80'),
  path(
    'M46 24C52 4 78 4 84 24c8 24-4 46-19 62-15-16-27-38-19-62zm19 44c10-14 16-28 10-42-4-8-16-8-20 0-6 14 0 28 10 42z',
    ROSE,
  ),
)
export const virus = part(
  180,
  180,
  'un virus',
  ...range(10).map(
    (index) =>
      `<g transform="rotate(${index * 36} 90 90)">${line('M90 40V14', 8, MOSSY)}${disc(90, 14, 9, MOSSY)}</g>`,
  ),
  disc(90, 90, 56, GREEN),
  disc(72, 76, 11, MOSSY),
  disc(108, 100, 14, MOSSY),
  disc(78, 114, 8, MOSSY),
  disc(112, 68, 7, LIME),
)
export const brain = part(
  200,
  180,
  'un cerveau au repos',
  path('M96 20C66 4 34 20 34 48 8 56 4 92 24 106c-8 30 24 56 50 44 6 18 22 18 24 4z', CORAL),
  path('M104 20c30-16 62 0 62 28 26 8 30 44 10 58 8 30-24 56-50 44-6 18-22 18-24 4z', '#f2a98c'),
  line(
    'M60 52c14-6 24 4 22 18M44 96c16-6 30 2 32 16M140 52c-14-6-24 4-22 18M156 96c-16-6-30 2-32 16',
    6,
    WHITE,
  ),
)
