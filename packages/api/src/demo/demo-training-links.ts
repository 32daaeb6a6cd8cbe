import { kinds, type KindKey } from '@kiosque/contract/kinds/registry'
import { changeContent } from '../content/write-content.service.ts'
import type { Draft } from '../content/derive-columns.ts'
import type { Db } from '../db/db.ts'
import type { Training } from './demo-attempts.ts'
import { demoEditor } from './demo-editor.ts'
import { plain } from './demo-people.ts'

/** The quiz that checks what a tutorial taught. */
const AFTER: readonly [tutorial: string, quiz: string][] = [
  ['Réaliser un test angine au comptoir', 'Angine ou rhinopharyngite : feriez-vous le bon test ?'],
  ['Parcours vaccination : accueil, traçabilité, surveillance', 'Vaccins d’hiver : testez l’équipe'],
  ['Prendre les mesures pour une compression', 'Jambes légères : compression et conseils'],
  ['Ranger le linéaire premiers soins', 'Premiers soins : les plaies simples'],
]

/** What a module shows, by the rank of the module. */
const MODULES: readonly [course: string, rank: number, content: string][] = [
  ['Mener un entretien de prévention, de l’accueil au bilan', 1, 'tutorial Mener un entretien de prévention'],
  ['Vacciner en officine', 1, 'tutorial Parcours vaccination : accueil, traçabilité, surveillance'],
  ['Vacciner en officine', 3, 'quiz Vaccins d’hiver : testez l’équipe'],
  ['Manager une équipe officinale', 2, 'tutorial Animer une réunion d’équipe de quinze minutes'],
  ['Micronutrition : les bases', 2, 'quiz Nutrition : lire une étiquette'],
  ['Premiers secours en officine', 1, 'quiz Premiers soins : les plaies simples'],
]

/** What is to be finished before a course opens. */
const BEFORE: readonly [course: string, prerequisite: string][] = [
  ['Bilan partagé de médication', 'academy Mener un entretien de prévention, de l’accueil au bilan'],
]

/** The quiz after a laboratory's training, where there is one on its subject; the others end without. */
const CHECKED: readonly [training: string, quiz: string][] = [
  ['Magnésium : formes et indications', 'Nutrition : lire une étiquette'],
  ['Gencives sensibles', 'Hygiène bucco-dentaire'],
  ['Sommeil : conseiller sans banaliser', 'Sommeil : les bons conseils'],
  ['Le change et les érythèmes', 'Bébé : les conseils des premiers mois'],
  ['Le lavage de nez expliqué', 'Gamme hiver : connaissez-vous les produits ?'],
]

const ANGINE = [
  'quiz Angine ou rhinopharyngite : feriez-vous le bon test ?',
  'tutorial Réaliser un test angine au comptoir',
]
/** Whoever tests for the flu or Covid-19 is asked about the vaccine next. */
const WINTER = 'quiz Vaccins d’hiver : testez l’équipe'
const VACCINATION = [WINTER, 'tutorial Parcours vaccination : accueil, traçabilité, surveillance']

const TALK = 'tutorial Mener un entretien de prévention'
const NUTRITION = 'quiz Nutrition : lire une étiquette'
/** What pricks a finger goes into the yellow box. */
const WASTE = 'quiz Déchets et tri à l’officine'

/** What a test asks one to know before performing it; nothing here prepares for a urine strip. */
const TESTS: readonly [test: string, ...trainings: string[]][] = [
  ['Test angine : le réaliser en officine', ...ANGINE],
  ['Test grippe : savoir en quinze minutes', ...VACCINATION],
  ['Test Covid-19 : le geste et la lecture', ...VACCINATION],
  ['Test combiné grippe, Covid-19 et VRS', WINTER],
  ['Glycémie capillaire : dépister le diabète', TALK, NUTRITION, WASTE],
  ['Tension artérielle : la mesure juste', TALK],
  ['Dépistage colorectal : remettre le kit', TALK],
  [
    'Bilan de prévention : les moments clés',
    TALK,
    'academy Mener un entretien de prévention, de l’accueil au bilan',
  ],
  ['Souffle : le test de débit expiratoire', 'academy Accompagner le sevrage tabagique', TALK],
  ['Cholestérol : la mesure au doigt', TALK, NUTRITION, WASTE],
  ['Audition : le repérage en cinq minutes', 'tutorial Accueillir un client malentendant'],
]

/** What an article sends its readers to. */
const READ: readonly [news: string, ...trainings: string[]][] = [
  ['Vaccination : ce que vous pouvez prescrire et administrer cet hiver', ...VACCINATION],
  ['Mélatonine : bien délivrer, bien orienter', 'quiz Sommeil : les bons conseils'],
  ['Toux, rhume, fièvre : le conseil en trois questions', ...ANGINE],
  [
    'Préparateurs : les nouveaux quiz du mois',
    'quiz Angine ou rhinopharyngite : feriez-vous le bon test ?',
    'quiz Sommeil : les bons conseils',
    'tutorial Réaliser un test angine au comptoir',
  ],
]

type Trainings = ReadonlyMap<string, Training>
type Values = Draft['values']

/** Trainings name each other by id: once all of them are written, as the editor would. */
export async function linkTrainings(trx: Db, trainings: Trainings, now: Date): Promise<void> {
  const actor = await demoEditor(trx)
  const change = async (kind: KindKey, title: string, values: (values: Values) => Values) => {
    const found = trainings.get(`${kind} ${title}`)
    if (!found) return
    const linked = (draft: Draft): Draft => ({
      ...draft,
      values: { ...draft.values, ...values(draft.values) },
    })
    await changeContent(
      trx,
      { kind: kinds[kind], id: found.id, action: 'update', change: linked },
      { actor, now },
    )
  }
  for (const [tutorial, quiz] of AFTER) {
    const id = trainings.get(`quiz ${quiz}`)?.id
    if (id !== undefined) await change('tutorial', tutorial, () => ({ next_in_series: [id] }))
    const film = trainings.get(`tutorial ${tutorial}`)?.id
    if (film !== undefined) await change('quiz', quiz, () => ({ prepares_with: [film] }))
  }
  for (const [course, rank, content] of MODULES) {
    const id = trainings.get(content)?.id
    if (id === undefined) continue
    await change('academy', course, ({ modules }) => ({
      modules: (modules as object[]).map((module, index) =>
        index === rank ? { ...module, content: id } : module,
      ),
    }))
  }
  for (const [training, quiz] of CHECKED) {
    const id = trainings.get(`quiz ${quiz}`)?.id
    if (id !== undefined) await change('laboratory_training', training, () => ({ quiz: id }))
  }
  for (const [news, ...named] of READ) {
    const ids = named.flatMap((each) => trainings.get(each)?.id ?? [])
    await change('news', news, () => ({ learn_with: ids }))
  }
  for (const [test, ...named] of TESTS) {
    const ids = named.flatMap((each) => trainings.get(each)?.id ?? [])
    await change('health_test', test, () => ({ learn_with: ids }))
  }
  // A product and its sheet bear the same name.
  for (const sheet of trainings.values()) {
    const product = sheet.kind === 'technical_file' && trainings.get(`product ${plain(sheet.title)}`)
    if (!product) continue
    await change('technical_file', plain(sheet.title), () => ({ product: product.id }))
    await change('product', plain(sheet.title), () => ({ technical_file: sheet.id }))
  }
  for (const [course, prerequisite] of BEFORE) {
    const id = trainings.get(prerequisite)?.id
    if (id !== undefined) await change('academy', course, () => ({ prerequisites: [id] }))
  }
}
