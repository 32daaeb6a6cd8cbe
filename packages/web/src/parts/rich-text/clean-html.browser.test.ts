import { afterEach, expect, test } from 'vitest'
import { isVideoAddress, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '@kiosque/contract/domain/safe-html'
import { HONEST_TEXT, HOSTILE_TEXT } from '../../../../../test/hostile-text.ts'
import { cleanHtml } from './clean-html.ts'

/** What is put in the page beside the list, by the cleaning itself. */
const ADDED: Record<string, string[]> = { iframe: ['loading', 'allowfullscreen'] }
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:']

const ran: string[] = []
Object.assign(window, { alert: (said: unknown) => ran.push(String(said)) })
afterEach(() => {
  ran.length = 0
  document.body.replaceChildren()
})

/** What the browser makes of a text once it is in the page, told from the document and not from the text. */
function survivorsIn(html: string): string[] {
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = html
  const problems = [...host.querySelectorAll('*')].flatMap((element) => problemsOf(element))
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_COMMENT)
  if (walker.nextNode()) problems.push('a comment')
  host.remove()
  return [...problems, ...ran.map((said) => `a script said ${said}`)]
}

function problemsOf(element: Element): string[] {
  const tag = element.localName
  if (!RICH_TEXT_TAGS.includes(tag) || !(element instanceof HTMLElement)) return [`<${tag}>`]
  const allowed = [...(RICH_TEXT_ATTRIBUTES[tag] ?? []), ...(ADDED[tag] ?? [])]
  const foreign = element.getAttributeNames().filter((name) => !allowed.includes(name))
  const problems = foreign.map((name) => `${tag}[${name}]`)
  if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
    if (!SCHEMES.includes(element.protocol)) problems.push(`a[href=${element.protocol}]`)
  }
  if (element instanceof HTMLImageElement && !/^https?:/.test(element.src))
    problems.push(`img[${element.src}]`)
  if (element instanceof HTMLIFrameElement && !isVideoAddress(element.src))
    problems.push('a frame from elsewhere')
  return problems
}

test.each(Object.entries(HOSTILE_TEXT))(
  'S9-05 D5-03 of the %s family, nothing outside the list reaches the page, and nothing runs',
  async (_, vectors) => {
    const faults = vectors.flatMap((typed) =>
      [typed, `<p>avant <strong>${typed}</strong> après</p>`, `<ul><li>${typed}`].flatMap((html) => {
        const clean = cleanHtml(html)
        const problems = survivorsIn(clean)
        if (cleanHtml(clean) !== clean) problems.push('cleaning twice changes it')
        return problems.length > 0 ? [{ html, clean, problems }] : []
      }),
    )
    // Handlers of pictures that fail to load run a task later.
    await new Promise((resolve) => setTimeout(resolve))

    expect(faults).toEqual([])
    expect(ran).toEqual([])
  },
)

test.each(HONEST_TEXT)('S9-05 the words of « %s » are all shown', (typed, words) => {
  const shown = new DOMParser().parseFromString(cleanHtml(typed), 'text/html').body.textContent

  expect(lettersOf(shown)).toBe(lettersOf(words))
})

const lettersOf = (text: string) => text.replaceAll(/\s+/g, '')

test.each([
  ['paragraphs and weights', '<p>Texte <strong>gras</strong>, <em>italique</em>, <u>souligné</u></p>'],
  ['headings', '<h2>Un</h2><h3>Deux</h3><h4>Trois</h4><h5>Quatre</h5>'],
  ['headings the summary links to', '<h2 id="images">Images</h2><h3 id="forms-2">Forms</h3>'],
  ['lists in lists', '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>'],
  ['a line break', '<p>Ligne<br>suivante</p>'],
  ['a link', '<a href="https://exemple.fr/page?a=1&amp;b=2">lien</a>'],
  ['a link to a file', '<p><a href="/api/v1/files/12?exp=1&amp;sig=x">La fiche (PDF)</a></p>'],
  [
    'addresses of people',
    '<a href="mailto:siege@kiosque.test">écrire</a> <a href="tel:+33123456789">appeler</a>',
  ],
  ['a picture of the library', '<p><img src="/api/v1/files/12?exp=1&amp;sig=x" alt="Une vitrine"></p>'],
  ['French spaces and quotes', '<p>«&nbsp;Oui&nbsp;», dit-il&nbsp;: 12,90\u202f€</p>'],
])('S9-05 D5-03 %s stay as they are', (_, html) => {
  expect(cleanHtml(html)).toBe(html)
})

test('D5-03 a video of an allowed host is shown, named, and loaded when it comes into sight', () => {
  const host = document.createElement('div')
  host.innerHTML = cleanHtml(
    '<iframe src="https://player.vimeo.com/video/1" allow="camera" width="9000"></iframe>',
  )
  const frame = host.querySelector('iframe')

  expect(frame?.getAttributeNames().toSorted()).toEqual(['allowfullscreen', 'loading', 'src', 'title'])
  expect(frame?.title).toBe('Vidéo')
  expect(frame?.loading).toBe('lazy')
})

test('D5-03 a link that opens elsewhere cannot reach back', () => {
  expect(cleanHtml('<a href="/a" target="_blank">a</a>')).toContain('rel="noopener noreferrer"')
})

test('S9-05 a table of before the list gives its words, cell by cell', () => {
  expect(cleanHtml('<table><tr><td><p>Lundi</p></td><td><p>9 h</p></td></tr></table>')).toBe(
    '<p>Lundi</p><p>9 h</p>',
  )
})
