import { readFileSync } from 'node:fs'
import { french } from './contents/french.ts'

/** Every chapter of these films lasts as long, and says two sentences. */
const CHAPTER_S = 6

interface Film {
  chapters: readonly (readonly [title: string, first: string, second: string])[]
}

/** Drawn and filmed once for the demonstration; the pictures are in films/, what is said is here. */
const FILMS = {
  'test-angine': {
    chapters: [
      [
        'Pourquoi tester',
        'Trois angines sur quatre sont virales : le test évite un antibiotique inutile.',
        "Le résultat est connu en cinq minutes, au comptoir ou dans l'espace de confidentialité.",
      ],
      [
        'Questionner et écarter les risques',
        'Demandez depuis quand, quelle température, quels traitements.',
        'Difficulté à respirer, cou gonflé, grande fatigue : on oriente sans attendre.',
      ],
      [
        'Le geste du prélèvement',
        'Installez la personne face à la lumière, la tête légèrement en arrière.',
        'Frottez les deux amygdales et le fond de la gorge, sans toucher la langue.',
      ],
      [
        'Lire et expliquer',
        'Attendez le temps indiqué par la notice : ni avant, ni après.',
        'Une seule ligne de contrôle : le test est négatif, le repos suffit.',
      ],
      [
        'Orienter et tracer',
        'Positif : suivez le protocole ou adressez au médecin.',
        'Notez le lot et le résultat dans la fiche de traçabilité, puis remettez la fiche conseil.',
      ],
    ],
  },
  vaccination: {
    chapters: [
      [
        "L'accueil",
        'Proposez une chaise et vérifiez la fiche d’accueil.',
        'Deux questions suffisent à repérer une contre-indication.',
      ],
      [
        'Le dossier',
        'Ouvrez le dossier et relevez les vaccins déjà faits.',
        'Le numéro de lot se note avant le geste.',
      ],
      [
        "L'injection",
        'Désinfectez, repérez le deltoïde, injectez d’un geste franc.',
        "L'aiguille part aussitôt dans la boîte jaune.",
      ],
      [
        'La surveillance',
        'Quinze minutes assis, sous vos yeux.',
        "Remettez l'attestation et le rendez-vous suivant.",
      ],
    ],
  },
  deporef: {
    chapters: [
      [
        'Se connecter',
        'Depuis la page Offres, choisissez « Commander sur Déporef ».',
        'Vous y êtes déjà connecté : aucun mot de passe de plus.',
      ],
      [
        'Remplir le panier',
        'Cherchez par nom ou par code, ajustez les quantités.',
        'La remise du réseau s’affiche sur chaque ligne.',
      ],
      [
        'Suivre la livraison',
        'Chaque commande garde son bon et sa date de livraison.',
        'Un reliquat se relance en deux clics.',
      ],
    ],
  },
} as const satisfies Record<string, Film>

export type FilmName = keyof typeof FILMS

interface Cue {
  start: number
  end: number
  text: string
}

function cuesOf(name: FilmName): Cue[] {
  return FILMS[name].chapters.flatMap(([, ...sentences], chapter) =>
    sentences.map((text, rank) => {
      const start = chapter * CHAPTER_S + (rank * CHAPTER_S) / 2
      return { start, end: start + CHAPTER_S / 2, text: french(text) }
    }),
  )
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

export function filmBytes(name: FilmName): Uint8Array {
  return readFileSync(new URL(`films/${name}.mp4`, import.meta.url))
}

export function filmCaptions(name: FilmName): Uint8Array {
  const stamp = (seconds: number) => `00:${clock(seconds).padStart(5, '0')}.000`
  const cues = cuesOf(name).map(({ start, end, text }) => `${stamp(start)} --> ${stamp(end)}\n${text}`)
  return Buffer.from(`WEBVTT\n\n${cues.join('\n\n')}\n`)
}

/** The fields of a tutorial that shows this film; a line of the transcript begins with its time. */
export function filmFields(name: FilmName) {
  return {
    duration_s: FILMS[name].chapters.length * CHAPTER_S,
    chapters: FILMS[name].chapters.map(([title], rank) => ({ title, start_s: rank * CHAPTER_S })),
    transcript: cuesOf(name)
      .map(({ start, text }) => `${clock(start)} ${text}`)
      .join('\n'),
  }
}
