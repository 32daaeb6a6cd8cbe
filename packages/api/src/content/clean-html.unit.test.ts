import fc from 'fast-check'
import { expect, test } from 'vitest'
import { survivorsIn } from '../../test/content/survivors.ts'
import { cleanHtml } from './clean-html.ts'

test.each([
  ['<p>Texte <strong>gras</strong>, <em>italique</em>, <u>souligné</u></p>'],
  ['<h2>Un</h2><h3>Deux</h3><h4>Trois</h4><h5>Quatre</h5>'],
  ['<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>'],
  ['<p>Ligne<br />suivante</p>'],
  ['<a href="https://exemple.fr/page?a=1&amp;b=2">lien</a>'],
  ['<a href="/news/3" target="_blank" rel="noopener">lien</a>'],
  ['<a href="mailto:siege@kiosque.test">écrire</a> <a href="tel:+33123456789">appeler</a>'],
  ['<img src="https://exemple.fr/a.png" alt="Une vitrine" />'],
  ['<iframe src="https://www.youtube.com/embed/abc" title="La pose d’un pansement"></iframe>'],
  ['<p>« Oui\u00a0», dit-il\u00a0: 12,90\u00a0€ − 20\u00a0%. L’œdème…</p>'],
  ['5 &lt; 6 &amp; 7 &gt; 2'],
])('S9-05 D5-03 keeps %s as it is', (html) => {
  expect(cleanHtml(html)).toBe(html)
})

test.each([
  ['a script', 'a<script>alert(1)</script>b', 'ab'],
  ['a style', 'a<style>p{color:red}</style>b', 'ab'],
  ['xmp, whose content browsers read raw', '<xmp><img src=x onerror=alert(1)></xmp>ok', 'ok'],
  ['noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
  ['svg', '<svg><animate onbegin=alert(1)></svg>fin', 'fin'],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a style attribute', '<p style="position:fixed">a</p>', '<p>a</p>'],
  ['javascript:', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['javascript: in disguise', '<a href="jav&#x09;ascript:alert(1)">a</a>', '<a>a</a>'],
  ['data:', '<img src="data:text/html,x" alt="a">', ''],
  ['an address of another host without scheme', '<a href="//evil.test">a</a>', '<a>a</a>'],
  ['a backslash in an address', String.raw`<a href="/\evil.test">a</a>`, '<a>a</a>'],
  ['a frame from elsewhere', 'a<iframe src="https://evil.test"></iframe>b', 'ab'],
  ['a frame with a backslash', String.raw`<iframe src="https:\\www.youtube.com/embed/a"></iframe>`, ''],
  ['a frame from a look-alike', '<iframe src="https://www.youtubе.com/embed/a"></iframe>', ''],
  ['a frame of its own making', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
  [
    'what is inside a frame',
    '<iframe src="https://player.vimeo.com/video/1">x</iframe>',
    '<iframe src="https://player.vimeo.com/video/1" title="Vidéo"></iframe>',
  ],
  ['a comment', 'a<!-- x -->b', 'ab'],
  ['form fields', '<form action="/x"><input name="a"><button>Envoyer</button></form>', 'Envoyer'],
])('S9-05 D5-03 removes %s', (_, html, expected) => {
  const clean = cleanHtml(html)

  expect(clean).toBe(expected)
  expect(survivorsIn(clean)).toEqual([])
})

test('D5-03 a link that opens elsewhere cannot reach back', () => {
  expect(cleanHtml('<a href="/a" target="x">a</a>')).toBe('<a href="/a" target="_blank" rel="noopener">a</a>')
})

test('D12-01 a picture of the library is kept without its stale signature', () => {
  expect(cleanHtml('<img src="/api/v1/files/12?exp=1&amp;sig=x" alt="a">')).toBe(
    '<img src="/api/v1/files/12" alt="a" />',
  )
})

test('D5-03 a paste from Word keeps its words, weights and lists', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
    <!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]-->
    <h1 class="MsoTitle">Note de service</h1>
    <p class="MsoNormal" style="mso-margin-top-alt:auto"><b>Horaires<o:p></o:p></b> d’<i>été</i></p>
    <ul><li class="MsoListParagraph"><span lang="FR">Fermeture à 19&nbsp;h</span></li></ul>
    <table><tr><td>Lundi</td><td>9&nbsp;h</td></tr></table></body></html>`
  const clean = cleanHtml(word).replaceAll(/\s*\n\s*/g, '')

  expect(clean).toBe(
    '<h2>Note de service</h2><p><strong>Horaires</strong> d’<em>été</em></p>' +
      '<ul><li>Fermeture à 19\u00a0h</li></ul><p>Lundi 9\u00a0h </p>',
  )
})

const piece = fc.oneof(
  fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<div>',
    '</div>',
    '<ul><li>',
    '</li>',
    '<a href="',
    '">',
    '<iframe src="https://www.youtube.com/embed/a">',
    '</iframe>',
    '<xmp>',
    '</xmp>',
    '<script>',
    '</script',
    '<svg>',
    '<math><mtext>',
    '<table><td>',
    '<img src=x onerror=alert(1)>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '&lt;',
    '&#x3c;',
    '<',
    '>',
    '"',
    "'",
    '`',
    '\u0000',
    '<textarea>',
    '<noscript>',
    '<h1>',
    '</h6>',
    'javascript:',
    'data:',
    '//',
    '\\',
    '<select><option>',
    '<template>',
    '<plaintext>',
    ' onload=',
    '<br',
    '/>',
  ),
  fc.string({ maxLength: 6 }),
)

test('S9-05 whatever is written, nothing outside the list survives and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const clean = cleanHtml(pieces.join(''))

      expect(survivorsIn(clean)).toEqual([])
      expect(cleanHtml(clean)).toBe(clean)
    }),
    { seed: 20261110, numRuns: 1500 },
  )
})

test('S9-05 plain text is only ever escaped, never lost', () => {
  const words = fc.string({ unit: fc.constantFrom(...'aé œ’«»€&<>"\'-.1\n'.split('')), maxLength: 40 })
  const unescape = (html: string) =>
    html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  fc.assert(
    fc.property(words, (typed) => {
      const escaped = typed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

      expect(unescape(cleanHtml(escaped))).toBe(typed)
    }),
    { seed: 7, numRuns: 500 },
  )
})

test('RELIABILITY 17 a text made to keep the server busy is answered with little', () => {
  const bombs = [
    '<b>'.repeat(60_000),
    '<'.repeat(100_000),
    `<a href="${'a'.repeat(200_000)}">`,
    '<p '.repeat(50_000),
  ]

  for (const bomb of bombs) expect(cleanHtml(bomb).length).toBeLessThanOrEqual(bomb.length * 5)
})
