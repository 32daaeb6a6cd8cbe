import { type About, dayOf } from './about.ts'
import { brokenInto } from './letter-widths.ts'
import { PAPER, Paper } from './paper.ts'

interface Furniture {
  label: string
  /** Centimetres. */
  width: number
  height: number
  shelves: number
}

const FURNITURE: Record<string, Furniture> = {
  vitrine: { label: 'Vitrine, podium à trois hauteurs', width: 100, height: 150, shelves: 3 },
  tg1: { label: 'Tête de gondole 1', width: 60, height: 150, shelves: 4 },
  tg2: { label: 'Tête de gondole 2', width: 60, height: 150, shelves: 4 },
  comptoir: { label: 'Comptoir, présentoir', width: 60, height: 60, shelves: 2 },
  lineaire: { label: 'Linéaire, un élément', width: 66, height: 180, shelves: 5 },
  ecran: { label: 'Étagère sous l’écran', width: 80, height: 120, shelves: 3 },
  tablette: { label: 'Socle de la tablette', width: 60, height: 40, shelves: 1 },
}
/** Windows by their size, as the plan of the month offers them. */
const WINDOWS: Record<string, Furniture> = {
  S: { label: 'Vitrine S, deux marches', width: 120, height: 80, shelves: 2 },
  M: { label: 'Vitrine M, trois marches', width: 180, height: 120, shelves: 3 },
  L: { label: 'Vitrine L, trois marches', width: 240, height: 120, shelves: 3 },
  XL: { label: 'Vitrine XL, quatre marches', width: 300, height: 150, shelves: 4 },
}
const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
)
const COLOURS = ['#cfe5e8', '#e3f0c4', '#fbe3a7', '#f6cfbf', '#dcdff0', '#e6e6e6']
const LEFT = 48
/** Centimetres of a front, box and gap. */
const FRONT = 7

/** The fronts of each product, shelf after shelf from the eyes down; a product keeps to one shelf. */
export function shelvesOf(
  { width, shelves }: Furniture,
  facings: readonly { name: string; facing: number }[],
): { name: string; rank: number; facing: number }[][] {
  const fit = Math.floor(width / FRONT)
  const rows: { name: string; rank: number; facing: number }[][] = Array.from({ length: shelves }, () => [])
  for (const [rank, { name, facing }] of facings.entries()) {
    const used = (row: readonly { facing: number }[]) => row.reduce((sum, each) => sum + each.facing, 0)
    const row = rows.reduce((emptiest, each) => (used(each) < used(emptiest) ? each : emptiest))
    if (used(row) + facing > fit) throw new Error(`No room on the shelves for ${name}`)
    row.push({ name, rank, facing })
  }
  return rows
}

/** Furniture, shelves and fronts at one scale, with what they measure. */
export function planogram(title: string, { fields }: About): Uint8Array {
  const size = /^Planogramme (\w+) : /.exec(title)?.[1] ?? ''
  const furniture = WINDOWS[size] ?? FURNITURE[fields.spot ?? ''] ?? FURNITURE['tg1']!
  const facings = fields.facings ?? []
  const paper = new Paper(title)
  paper.rect([0, 0], [paper.width, 14], PAPER.green)
  const month = MONTHS[(fields.month ?? 1) - 1] ?? ''
  paper.text(`Planogramme · ${month} ${fields.year}`, [LEFT, 40], {
    size: 10,
    bold: true,
    color: PAPER.grey,
  })
  paper.text(title.replace(/^Planogramme /, '').replace(/^: /, ''), [LEFT, 56], { size: 21, bold: true })
  paper.text(
    `${furniture.label}. À installer le ${dayOf(fields.install_on)}, à déposer le ${dayOf(fields.remove_on)}.`,
    [LEFT, 88],
    { size: 10.5 },
  )
  const scale = Math.min(470 / furniture.width, 400 / furniture.height)
  drawFurniture(paper, furniture, facings, scale)
  let y = 156 + furniture.height * scale
  paper.text('Produit, de haut en bas et de gauche à droite', [LEFT, y], { size: 10, bold: true })
  paper.text('Facings', [547, y], { size: 10, bold: true, align: 'right' })
  for (const [rank, { name, facing }] of facings.entries()) {
    y += 17
    paper.rect([LEFT, y + 1], [9, 9], COLOURS[rank % COLOURS.length]!)
    paper.frame([LEFT, y + 1], [9, 9])
    paper.text(`${rank + 1}. ${name}`, [LEFT + 16, y], { size: 10 })
    paper.text(String(facing), [547, y], { size: 10, align: 'right' })
  }
  const material = (fields.pos_material ?? []).map(({ label, quantity }) => `${quantity} × ${label}`)
  paper.text(`PLV : ${material.join(', ')}.`, [LEFT, y + 26], { size: 10 })
  paper.text(`Échelle 1/${Math.round(72 / 2.54 / scale)} sur une feuille A4.`, [LEFT, y + 42], {
    size: 9,
    color: PAPER.grey,
  })
  paper.text('Kiosque · Document de démonstration : noms et produits sont inventés.', [LEFT, 808], {
    size: 8,
    color: PAPER.grey,
  })
  return paper.bytes()
}

function drawFurniture(
  paper: Paper,
  furniture: Furniture,
  facings: readonly { name: string; facing: number }[],
  scale: number,
): void {
  const [wide, tall] = [furniture.width * scale, furniture.height * scale]
  const [left, top] = [(paper.width - wide) / 2 - 14, 112]
  const between = tall / furniture.shelves
  paper.frame([left, top], [wide, tall], PAPER.ink)
  for (const [shelf, row] of shelvesOf(furniture, facings).entries()) {
    const floor = top + between * (shelf + 1)
    const fronts = row.reduce((sum, each) => sum + each.facing, 0)
    const front = Math.min(FRONT * scale, (wide - 6 * row.length) / Math.max(fronts, 1))
    let x = left + (wide - fronts * front - 6 * (row.length - 1)) / 2
    for (const { rank, facing, name } of row) {
      const box = between * 0.62
      for (let each = 0; each < facing; each += 1) {
        paper.rect([x + each * front, floor - box], [front - 2, box - 3], COLOURS[rank % COLOURS.length]!)
        paper.frame([x + each * front, floor - box], [front - 2, box - 3], PAPER.grey)
        paper.text(String(rank + 1), [x + (each + 0.5) * front - 1, floor - box / 2 - 5], {
          size: 9,
          bold: true,
          align: 'center',
        })
      }
      for (const [line, words] of brokenInto(`${name} × ${facing}`, facing * front, 6.5)
        .slice(0, 3)
        .entries())
        paper.text(words, [x + 1, floor - box - 26 + line * 8], { size: 6.5 })
      x += facing * front + 6
    }
    paper.rect([left, floor - 3], [wide, 3], PAPER.ink)
  }
  paper.text(`${furniture.width} cm`, [left + wide / 2, top + tall + 8], {
    size: 9,
    align: 'center',
    color: PAPER.grey,
  })
  paper.text(`${furniture.height} cm`, [left + wide + 6, top + tall / 2], { size: 9, color: PAPER.grey })
  const shelf = Math.round(furniture.height / furniture.shelves)
  paper.text(`Tablettes tous les ${shelf} cm`, [left + wide, top + tall + 22], {
    size: 8,
    color: PAPER.grey,
    align: 'right',
  })
}
