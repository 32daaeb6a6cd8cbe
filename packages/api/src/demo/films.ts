import { readFileSync } from 'node:fs'
import { french } from './contents/french.ts'
import { FILM_TEXTS, type Chapter, type FilmName } from './film-texts.ts'

/** How long each sentence is on the screen: long enough to be read. */
const PASSAGE_S = 5

const chaptersOf = (name: FilmName): readonly Chapter[] => FILM_TEXTS[name]

interface Cue {
  start: number
  end: number
  text: string
}

/** The passages in their order, each with the rank of its chapter. */
const passagesOf = (name: FilmName) =>
  chaptersOf(name).flatMap(([, ...passages], chapter) => passages.map(([, text]) => ({ chapter, text })))

function cuesOf(name: FilmName): Cue[] {
  return passagesOf(name).map(({ text }, rank) => ({
    start: rank * PASSAGE_S,
    end: (rank + 1) * PASSAGE_S,
    text: french(text),
  }))
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

/** The fields of a tutorial that shows this film. What is said is read from its subtitles. */
export function filmFields(name: FilmName) {
  const passages = passagesOf(name)
  return {
    duration_s: passages.length * PASSAGE_S,
    chapters: chaptersOf(name).map(([title], chapter) => ({
      title,
      start_s: passages.findIndex((passage) => passage.chapter === chapter) * PASSAGE_S,
    })),
  }
}
