import { type About, dayOf, euros, priced } from './about.ts'
import { PAPER, Paper } from './paper.ts'

const GROUNDS = [PAPER.petrol, '#5f8210', '#8a4b2f', PAPER.ink]

/** What passers-by read at five metres: a title, a promise, when. */
export function poster(title: string, { content, fields }: About): Uint8Array {
  const subject = title.replace(/^Affiche(?: : | )/, '')
  const paper = new Paper(title)
  paper.rect([0, 0], [paper.width, paper.height], GROUNDS[subject.length % GROUNDS.length]!)
  paper.rect([0, 0], [paper.width, 28], PAPER.green)
  const large = { size: 50, bold: true, color: PAPER.white }
  const capital = subject.charAt(0).toUpperCase() + subject.slice(1)
  const y = paper.paragraph(capital, [48, 110], 500, large)
  paper.paragraph(content.excerpt, [48, y + 24], 480, { size: 22, color: PAPER.white })
  paper.rect([48, 560], [499, 150], PAPER.white)
  const said = fields.mechanics_text ?? fields.concerned_public ?? 'Demandez conseil à votre pharmacien.'
  paper.paragraph(said, [72, 588], 450, { size: 24, bold: true })
  paper.text(whenOf(fields), [72, 672], { size: 15, color: PAPER.grey })
  paper.text('Votre pharmacie du réseau', [48, 740], { size: 16, bold: true, color: PAPER.white })
  paper.text('Affiche de démonstration à imprimer en A4, A3 ou A2', [48, 806], {
    size: 8,
    color: PAPER.white,
  })
  return paper.bytes()
}

function whenOf({ period_start: start, period_end: end, duration_minutes, price_advice }: About['fields']) {
  if (start !== undefined) return `Du ${dayOf(start)} au ${dayOf(end)}`
  if (duration_minutes === undefined) return 'Avec ou sans rendez-vous'
  return `${duration_minutes} minutes, ${price_advice ? euros(price_advice) : 'sans frais'}`
}

/** A sheet folded in three: what it is, how to speak of it, what goes with it. */
export function leaflet(title: string, { content, fields }: About): Uint8Array {
  const paper = new Paper(title, true)
  const third = paper.width / 3
  const inside = third - 56
  const at = (panel: number) => panel * third + 28
  paper.rect([0, 0], [third, paper.height], PAPER.petrol)
  for (const panel of [1, 2]) paper.line([panel * third, 0], [panel * third, paper.height])
  const white = { color: PAPER.white }
  paper.text('Fiche conseil', [at(0), 60], { size: 12, ...white })
  const y = paper.paragraph(title.replace(/^Fiche conseil : /, ''), [at(0), 90], inside, {
    size: 28,
    bold: true,
    ...white,
  })
  paper.paragraph(content.excerpt, [at(0), y + 16], inside, { size: 14, ...white })

  paper.text('Au comptoir', [at(1), 60], { size: 16, bold: true })
  let next = paper.paragraph(fields.counter_script ?? '', [at(1), 92], inside, { size: 12 })
  for (const { title: step, text = '' } of fields.agenda ?? []) {
    next = paper.paragraph(step, [at(1), next + 14], inside, { size: 12, bold: true })
    next = paper.paragraph(text, [at(1), next + 2], inside, { size: 11 })
  }
  paper.text('À proposer', [at(2), 60], { size: 16, bold: true })
  next = 92
  for (const line of fields.products ?? []) {
    const { label, unit } = priced(line)
    next = paper.paragraph(line.name, [at(2), next], inside, { size: 12, bold: true })
    const price = `${label} : ${euros(unit)} l’unité au lieu de ${euros(line.price)}`
    next = paper.paragraph(unit === line.price ? euros(line.price) : price, [at(2), next + 2], inside, {
      size: 11,
    })
    next += 14
  }
  next = paper.paragraph(fields.mechanics_text ?? '', [at(2), next + 4], inside, { size: 12, bold: true })
  paper.paragraph(whenOf(fields), [at(2), next + 6], inside, { size: 11, color: PAPER.grey })
  paper.paragraph('Document de démonstration : produits et prix sont inventés.', [at(2), 550], inside, {
    size: 8,
    color: PAPER.grey,
  })
  return paper.bytes()
}
