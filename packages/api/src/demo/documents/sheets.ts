import { FILM_TEXTS, type Chapter } from '../film-texts.ts'
import { THEME_ADVICE } from '../contents/theme-advice.ts'
import { LABORATORY_TERMS } from '../contents/laboratory-terms.ts'
import { type About, dayOf, euros, textOf, wholeEuros } from './about.ts'
import { Sheet } from './sheet.ts'

export function technicalSheet(title: string, { content, fields }: About): Uint8Array {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const sheet = new Sheet(
    `Fiche technique · version ${fields.sheet_version ?? ''} du ${dayOf(fields.revised_on)}`,
    title.replace(/^Fiche technique : /, ''),
    content.excerpt,
  )
  sheet.facts([
    ['EAN', text('ean')],
    ['ACL', text('acl')],
    ['Statut', text('status_text')],
    ['Conditionnement', text('packaging')],
    ['Carton', text('carton')],
    ['Conservation', text('storage')],
    ['Composition', text('composition').replace('sur la fiche jointe', 'à demander au siège')],
    ['Allergènes', text('allergens')],
    ['Prix conseillé', euros(Number(fields['recommended_price'] ?? 0))],
  ])
  sheet.heading('On peut dire').list((fields.may_say ?? []).map(textOf))
  sheet.heading('On ne dit pas').list((fields.may_not_say ?? []).map(textOf))
  sheet.heading('Précautions').paragraph(text('precautions'))
  sheet.heading('Versions').table(
    [
      { label: 'Version', part: 0.2 },
      { label: 'Date', part: 0.25 },
      { label: 'Ce qui a changé', part: 0.55 },
    ],
    (fields.versions ?? []).map(({ version, on, text: what }) => [version, dayOf(on), what]),
  )
  return sheet.bytes()
}

/** The protocol as it is followed, and the lines one keeps of it: no name, ever. */
export function protocolSheet(_title: string, { content, fields }: About): Uint8Array {
  const sheet = new Sheet('Fiche qualité', content.title, content.excerpt)
  sheet.facts([
    ['Pour qui', fields.concerned_public ?? ''],
    ['Durée', `${fields.duration_minutes ?? 0} minutes`],
    ['Prix conseillé', fields.price_advice ? euros(fields.price_advice) : 'Sans frais pour la personne'],
  ])
  sheet.heading('Le protocole').list(
    (fields.protocol ?? []).map(({ title, text }) => `${title}. ${text ?? ''}`),
    true,
  )
  sheet.heading('Matériel').list((fields.material ?? []).map(({ label }) => label))
  sheet.heading('Orienter sans attendre').list((fields.warning_signs ?? []).map(textOf))
  sheet.heading('Cadre').paragraph(fields.legal_frame ?? '')
  sheet.heading('Registre de l’officine, sans nom ni donnée de patient').table(
    ['Date', 'Lot du kit', 'Péremption', 'Résultat rendu', 'Initiales du pharmacien'].map((label) => ({
      label,
      part: 0.2,
    })),
    Array.from({ length: 8 }, () => ['', '', '', '', '']),
    24,
  )
  return sheet.bytes()
}

const TIERS = [
  { label: 'Palier', part: 0.22 },
  { label: 'À partir de', part: 0.26, align: 'right' as const },
  { label: 'Remise', part: 0.22, align: 'right' as const },
  { label: 'Remise au seuil', part: 0.3, align: 'right' as const },
]

const tierRows = ({ tiers = [] }: About['fields']) =>
  tiers.map(({ title, threshold, rate }) => [
    title,
    wholeEuros(threshold),
    `${rate} %`,
    wholeEuros((threshold * rate) / 100),
  ])

export function agreementSheet(title: string, { content, fields }: About): Uint8Array {
  const period = `Du ${dayOf(fields.period_start)} au ${dayOf(fields.period_end)}.`
  const sheet = new Sheet(`Accord de performance ${fields.year ?? ''}`, title, period)
  if (title.startsWith('Conditions')) {
    sheet.paragraph('Les seuils s’entendent en achats hors taxes, cumulés sur la période.')
    sheet.table(TIERS, tierRows(fields))
    sheet.heading('Pour passer un palier').paragraph(fields.push ?? '')
    return sheet.bytes()
  }
  sheet.heading('Les parties').list(['Le réseau, pour ses officines', `Le laboratoire ${content.laboratory}`])
  sheet.heading('Objectifs').list((fields.objectives ?? []).map(textOf), true)
  sheet.heading('Paliers').table(TIERS, tierRows(fields))
  sheet.heading('Remise').paragraph(fields.remuneration ?? '')
  sheet.heading('Calendrier').list((fields.steps ?? []).map(textOf), true)
  sheet.heading('Signatures').blanks(['L’officine, le', 'Le laboratoire, le'])
  return sheet.bytes()
}

export function trainingSupport(_title: string, { content, fields }: About): Uint8Array {
  const sheet = new Sheet(`Support de formation · ${content.laboratory}`, content.title, content.excerpt)
  sheet.heading('Objectifs').list((fields.objectives ?? []).map(textOf), true)
  sheet.heading('En pratique').facts([
    ['Durée', `${fields.duration_minutes ?? 0} minutes`],
    ['Première date', fields.first_on ? dayOf(fields.first_on) : 'À la demande de l’officine'],
    ['Contact', `${fields.contact_name ?? ''}, ${fields.contact_email ?? ''}`],
  ])
  const terms = LABORATORY_TERMS.find(({ name }) => name === content.laboratory)
  if (terms) sheet.heading(`Le laboratoire ${terms.name}`).paragraph(`${terms.domain}. ${terms.reason}.`)
  sheet.heading('Vos notes').blanks(['Ce que je retiens', 'Ce que je dirai demain', 'Ce que je vérifierai'])
  return sheet.bytes()
}

/** What is said in the film of a tutorial, chapter by chapter. */
export function filmMemo(_title: string, { content, fields }: About): Uint8Array {
  const chapters = fields['chapters'] as { title: string }[]
  const found = Object.values(FILM_TEXTS).find(([first]) => first[0] === chapters[0]?.title)
  const sheet = new Sheet('Aide-mémoire', content.title, content.excerpt)
  for (const [title, ...passages] of (found ?? []) as readonly Chapter[])
    sheet.heading(title).list(passages.map(([, sentence]) => sentence))
  return sheet.bytes()
}

export function themeSheet(title: string, { content, fields }: About): Uint8Array {
  const isCounter = title.startsWith('Fiche comptoir')
  const advice = THEME_ADVICE[String(fields['theme'])]
  const terms = LABORATORY_TERMS.find(({ name }) => name === content.laboratory)
  const sheet = new Sheet(isCounter ? 'Fiche comptoir' : 'Argumentaire', content.title)
  if (!advice || !terms) throw new Error(`Nothing to say on this theme: ${content.title}`)
  if (isCounter) {
    sheet.heading('Les questions à poser').list(advice.ask, true)
    sheet.heading('Le conseil à donner').list(advice.say)
    return sheet.heading('Orienter vers le médecin').list(advice.refer).bytes()
  }
  sheet.heading('Pourquoi en parler').paragraph(advice.why)
  sheet.heading('Ce que dit le conseil').list(advice.say)
  sheet.heading(`Avec le laboratoire ${terms.name}`).facts([
    ['Domaine', terms.domain],
    ['Pourquoi lui', terms.reason],
    ['Avantage', terms.advantage],
    ['Conditions', terms.conditions],
    ['Contact', terms.contact],
  ])
  return sheet.heading('Limites').list(advice.refer).bytes()
}

/** What every content of a kind is about: those open to all. */
export function digest(title: string, { peers }: About): Uint8Array {
  const sheet = new Sheet('L’essentiel', title.replace(/^L'essentiel – /, ''))
  for (const { title: of, excerpt } of peers.filter((peer) => !peer.target && (peer.from ?? 0) <= 0))
    sheet.heading(of).paragraph(excerpt)
  return sheet.bytes()
}

/** The text of a content, on paper. */
export function textSheet(title: string, { content }: About, lines = content.text): Uint8Array {
  const sheet = new Sheet('Document du siège', title, content.excerpt)
  for (const line of lines) {
    if (line.startsWith('## ')) sheet.heading(line.slice(3))
    else if (line.startsWith('- ')) sheet.list([line.slice(2)])
    else if (line.startsWith('__ ')) sheet.blanks([line.slice(3)])
    else sheet.paragraph(line)
  }
  return sheet.bytes()
}
