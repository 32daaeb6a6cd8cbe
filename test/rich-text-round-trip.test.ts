import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanHtml } from '../packages/api/src/content/clean-html.ts'
import { cleanPaste } from '../packages/web/src/features/content-editor/rich-text/clean-paste.ts'
import {
  toHtml,
  type DocMark,
  type DocNode,
} from '../packages/web/src/features/content-editor/rich-text/to-html.ts'
import { embedAddress } from '../packages/web/src/features/content-editor/model/video-address.ts'

const words = fc.stringMatching(/^[a-zA-Zéèœ’<>&"'\u00a0€ :!?-]{1,30}$/)
const link = fc.record({
  type: fc.constant('link'),
  attrs: fc.record({
    href: fc.constantFrom(
      'https://exemple.fr/a?b=1&c=2',
      '/news/12',
      'mailto:a@b.fr',
      'tel:+33612345678',
      '#partie',
    ),
    target: fc.constantFrom('_blank', null),
  }),
})
const plainMark = (type: string) => fc.constant({ type })
const marks: fc.Arbitrary<DocMark[]> = fc
  .tuple(fc.option(link), fc.subarray(['bold', 'italic', 'underline']))
  .map(([a, others]) => [...(a ? [a] : []), ...others.map((type) => ({ type }))])
const leaf: fc.Arbitrary<DocNode> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('text'), text: words, marks }) },
  { weight: 1, arbitrary: plainMark('hardBreak') },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('image'),
      attrs: fc.record({
        src: fc.constantFrom(
          '/api/v1/files/12?exp=1&sig=abc',
          '/api/v1/files/7',
          'https://exemple.fr/i.png?a=1&b=2',
        ),
        alt: words,
      }),
    }),
  },
)
const inline = fc.array(leaf, { maxLength: 5 })
const paragraph: fc.Arbitrary<DocNode> = fc.record({ type: fc.constant('paragraph'), content: inline })
const heading: fc.Arbitrary<DocNode> = fc.record({
  type: fc.constant('heading'),
  attrs: fc.record({ level: fc.constantFrom(2, 3, 4, 5) }),
  content: inline,
})
const video: fc.Arbitrary<DocNode> = fc.record({
  type: fc.constant('video'),
  attrs: fc.record({
    src: fc.constantFrom(
      'https://www.youtube-nocookie.com/embed/abcdef1',
      'https://geo.dailymotion.com/player.html?video=x8abc&mute=1',
    ),
    title: words.filter((title) => title.trim() === title && title !== ''),
  }),
})
const { list } = fc.letrec<{ list: DocNode; item: DocNode }>((tie) => ({
  list: fc.record({
    type: fc.constantFrom('bulletList', 'orderedList'),
    content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
  }),
  item: fc.record({
    type: fc.constant('listItem'),
    content: fc.oneof(
      { depthSize: 'small' },
      paragraph.map((one) => [one]),
      fc.tuple(paragraph, paragraph),
      fc.tuple(paragraph, tie('list')),
    ),
  }),
}))
const doc: fc.Arbitrary<DocNode> = fc.record({
  type: fc.constant('doc'),
  content: fc.array(fc.oneof(paragraph, heading, list, video), { maxLength: 6 }),
})

describe('S9-05 D5-03 the editor and the server’s cleaner', () => {
  test('whatever is written in the editor is stored exactly as it was sent', () => {
    fc.assert(
      fc.property(doc, (written) => {
        const html = toHtml(written)
        expect(cleanHtml(html)).toBe(html)
      }),
      { numRuns: 400 },
    )
  })

  test('a document of every kind of block, to the letter', () => {
    const text = (said: string, ...types: string[]): DocNode => ({
      type: 'text',
      text: said,
      marks: types.map((type) => ({ type })),
    })
    const html = toHtml({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 3 }, content: [text('Un titre')] },
        {
          type: 'paragraph',
          content: [text('Du '), text('gras', 'bold'), text(' souligné', 'underline', 'bold')],
        },
        { type: 'paragraph' },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('a')] }] }],
        },
      ],
    })
    expect(html).toBe('<h3>Un titre</h3><p>Du <strong>gras<u> souligné</u></strong></p><ul><li>a</li></ul>')
  })

  test('an empty document is an empty text', () => {
    expect(toHtml({ type: 'doc', content: [{ type: 'paragraph' }] })).toBe('')
  })
})

describe('S9-05 what is pasted from Word', () => {
  const word = `<html xmlns:o="urn:x"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->
    <h1>Titre<o:p></o:p></h1><p class=MsoNormal>Un <b>mot</b><o:p>&nbsp;</o:p></p><p class=MsoNormal>&nbsp;</p>
    <p class=MsoListParagraphCxSpFirst style='mso-list:l0'><!--[if !supportLists]--><span>·<span>&nbsp; </span></span><!--[endif]-->Premier</p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l0'><![if !supportLists]><span>·</span><![endif]>Second</p>
    <p class=MsoListParagraph><!--[if !supportLists]-->1.<!--[endif]-->Compté</p><!--EndFragment--></body></html>`

  test('keeps its words, its headings and its lists, and nothing of Office', () => {
    const cleaned = cleanHtml(cleanPaste(word)).replace(/\s+/g, ' ').trim()
    expect(cleaned).toBe(
      '<h2>Titre</h2><p>Un <strong>mot</strong>\u00a0</p> <ul><li>Premier</li><li>Second</li></ul> <ol><li>Compté</li></ol>'.replace(
        /\u00a0/g,
        ' ',
      ),
    )
    expect(cleaned).not.toMatch(/mso|style|o:p|<!/i)
  })
})

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456'],
  ['https://www.dailymotion.com/video/x8abcd', 'https://geo.dailymotion.com/player.html?video=x8abcd'],
  ['https://player.vimeo.com/video/9', 'https://player.vimeo.com/video/9'],
  ['https://exemple.fr/video', null],
  ['javascript:alert(1)', null],
])('D5-03 the video address %s', (typed, embedded) => expect(embedAddress(typed)).toBe(embedded))
