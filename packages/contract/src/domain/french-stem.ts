/**
 * The Snowball stemmer for French (snowballstem.org), without its rare cases for ë and ï, plus what it misses
 * of French plurals. Ours, so that both engines, the index, the query and the highlighting agree to the letter.
 */

const VOWELS = 'aeiouyâàëéêèïîôûù'
const isVowel = (letter: string | undefined) =>
  letter !== undefined && letter !== '' && VOWELS.includes(letter)

/** Upper case marks an i, u or y that works as a consonant. */
function markConsonants(word: string): string {
  let marked = ''
  for (let at = 0; at < word.length; at += 1) {
    const letter = word[at] ?? ''
    const before = marked[at - 1]
    const after = word[at + 1]
    const between = isVowel(before) && isVowel(after)
    if ((letter === 'u' && (between || before === 'q')) || (letter === 'i' && between)) {
      marked += letter.toUpperCase()
    } else if (letter === 'y' && (isVowel(before) || isVowel(after))) marked += 'Y'
    else marked += letter
  }
  return marked
}

function afterFirstPair(word: string, from: number): number {
  for (let at = from + 1; at < word.length; at += 1) {
    if (!isVowel(word[at]) && isVowel(word[at - 1])) return at + 1
  }
  return word.length
}

function verbRegion(word: string): number {
  if ((isVowel(word[0]) && isVowel(word[1])) || /^(?:par|col|tap)/.test(word)) return Math.min(3, word.length)
  for (let at = 1; at < word.length; at += 1) if (isVowel(word[at])) return at + 1
  return word.length
}

interface State {
  word: string
  rv: number
  r1: number
  r2: number
}

const cut = (state: State, length: number, by = '') => {
  state.word = state.word.slice(0, state.word.length - length) + by
}
const holds = (state: State, suffix: string, region: number) =>
  state.word.endsWith(suffix) && state.word.length - suffix.length >= region
const cutIf = (state: State, suffix: string, region: number, by = '') => {
  const found = holds(state, suffix, region)
  if (found) cut(state, suffix.length, by)
  return found
}

const STANDARD =
  /(?:(?<plain>ances?|iqUes?|ismes?|ables?|istes?|eux)|(?<agent>atrices?|ateurs?|ations?)|(?<logy>logies?)|(?<ution>u[st]ions?)|(?<ence>ences?)|(?<issement>issements?)|(?<amment>amment)|(?<emment>emment)|(?<ement>ements?)|(?<ity>ités?)|(?<ive>i(?:fs?|ves?))|(?<eaux>eaux)|(?<aux>aux)|(?<euse>euses?)|(?<ment>ments?))$/u

type Outcome = 'none' | 'removed' | 'continue'

/** Step 1. `continue` when an adverb's ending went and a verb's may remain. */
function standardSuffix(state: State): Outcome {
  const found = longestStandard(state.word)
  if (!found) return 'none'
  const [name, suffix] = found
  const { r1, r2, rv } = state
  const removed = (done: boolean): Outcome => (done ? 'removed' : 'none')
  switch (name) {
    case 'plain':
      return removed(cutIf(state, suffix, r2))
    case 'agent':
      if (!cutIf(state, suffix, r2)) return 'none'
      if (state.word.endsWith('ic') && !cutIf(state, 'ic', r2)) cut(state, 2, 'iqU')
      return 'removed'
    case 'logy':
      return removed(cutIf(state, suffix, r2, 'log'))
    case 'ution':
      return removed(cutIf(state, suffix, r2, 'u'))
    case 'ence':
      return removed(cutIf(state, suffix, r2, 'ent'))
    case 'issement':
      if (isVowel(state.word.at(-suffix.length - 1))) return 'none'
      return removed(cutIf(state, suffix, r1))
    case 'amment':
    case 'emment':
      if (!cutIf(state, suffix, rv, name === 'amment' ? 'ant' : 'ent')) return 'none'
      return 'continue'
    case 'ement':
      if (!cutIf(state, suffix, rv)) return 'none'
      afterEment(state)
      return 'removed'
    case 'ity':
      if (!cutIf(state, suffix, r2)) return 'none'
      if (state.word.endsWith('abil') && !cutIf(state, 'abil', r2)) cut(state, 4, 'abl')
      else if (state.word.endsWith('ic') && !cutIf(state, 'ic', r2)) cut(state, 2, 'iqU')
      else cutIf(state, 'iv', r2)
      return 'removed'
    case 'ive':
      if (!cutIf(state, suffix, r2)) return 'none'
      if (cutIf(state, 'at', r2) && state.word.endsWith('ic') && !cutIf(state, 'ic', r2)) cut(state, 2, 'iqU')
      return 'removed'
    case 'eaux':
      cut(state, 1)
      return 'removed'
    case 'aux':
      return removed(cutIf(state, 'aux', r1, 'al'))
    case 'euse':
      return removed(cutIf(state, suffix, r2) || cutIf(state, suffix, r1, 'eux'))
    default:
      if (!isVowel(state.word.at(-suffix.length - 1)) || state.word.length - suffix.length <= rv)
        return 'none'
      cut(state, suffix.length)
      return 'continue'
  }
}

function longestStandard(word: string): [string, string] | null {
  // Anchored at the end, the leftmost match is the longest suffix.
  const groups = STANDARD.exec(word)?.groups ?? {}
  for (const [name, suffix] of Object.entries(groups)) if (suffix !== undefined) return [name, suffix]
  return null
}

function afterEment(state: State): void {
  const { r1, r2, rv } = state
  if (cutIf(state, 'iv', r2)) cutIf(state, 'at', r2)
  else if (state.word.endsWith('eus')) {
    if (!cutIf(state, 'eus', r2)) cutIf(state, 'eus', r1, 'eux')
  } else if (state.word.endsWith('abl')) cutIf(state, 'abl', r2)
  else if (state.word.endsWith('iqU')) cutIf(state, 'iqU', r2)
  else if (/[iI]èr$/u.test(state.word)) cutIf(state, state.word.slice(-3), rv, 'i')
}

const I_VERBS =
  /(?:îmes|ît|îtes|i|ie|ies|ir|ira|irai|iraIent|irais|irait|iras|irent|irez|iriez|irions|irons|iront|is|issaIent|issais|issait|issant|issante|issantes|issants|isse|issent|isses|issez|issiez|issions|issons|it)$/u
const E_VERBS =
  /(?:é|ée|ées|és|èrent|er|era|erai|eraIent|erais|erait|eras|erez|eriez|erions|erons|eront|ez|iez)$/u
const A_VERBS =
  /(?:âmes|ât|âtes|a|ai|aIent|ais|ait|ant|ante|antes|ants|as|asse|assent|asses|assiez|assions)$/u

function verbSuffix(state: State): boolean {
  const region = state.word.slice(state.rv)
  const i = I_VERBS.exec(region)
  if (i && i.index > 0 && !isVowel(region[i.index - 1])) {
    cut(state, i[0].length)
    return true
  }
  const e = E_VERBS.exec(region)
  const a = A_VERBS.exec(region)
  if (a && (!e || a[0].length > e[0].length)) {
    cut(state, a[0].length)
    if (holds(state, 'e', state.rv)) cut(state, 1)
    return true
  }
  if (e) {
    cut(state, e[0].length)
    return true
  }
  return cutIf(state, 'ions', Math.max(state.r2, state.rv))
}

function residualSuffix(state: State): void {
  if (/[^aiouès]s$/u.test(state.word)) cut(state, 1)
  const { rv, r2 } = state
  if (holds(state, 'ion', Math.max(rv, r2)) && /[st]ion$/.test(state.word)) cut(state, 3)
  else if (!['ière', 'Ière', 'ier', 'Ier'].some((suffix) => cutIf(state, suffix, rv, 'i')))
    cutIf(state, 'e', rv)
}

/** The stem of one lower-case word; a word of fewer than three letters is its own stem. */
export function stem(word: string): string {
  if (word.length < 3 || word.length > 60) return word
  const marked = markConsonants(word)
  const r1 = afterFirstPair(marked, 0)
  const state: State = { word: marked, rv: verbRegion(marked), r1, r2: afterFirstPair(marked, r1) }

  const outcome = standardSuffix(state)
  const changed = outcome === 'removed' || verbSuffix(state) || outcome === 'continue'
  if (changed) state.word = state.word.replace(/Y$/, 'i').replace(/ç$/u, 'c')
  else residualSuffix(state)

  return state.word
    .replace(/(e|o)nn$|(?:et)t$|(?:e|ei)ll$/, (double) => double.slice(0, -1))
    .replace(/[éè]([^aeiouyâàëéêèïîôûù]+)$/u, 'e$1')
    .toLowerCase()
}

/** The singulars a folded plural may come from: « travaux » from travau, traval or travail. */
export function singulars(folded: string): string[] {
  if (folded.length < 4 || /\d/.test(folded)) return [folded]
  if (folded.endsWith('eaux')) return [folded.slice(0, -1)]
  if (folded.endsWith('aux')) {
    const root = folded.slice(0, -3)
    return [`${root}au`, `${root}al`, `${root}ail`]
  }
  return /[^s]s$|x$/.test(folded) ? [folded.slice(0, -1)] : [folded]
}
