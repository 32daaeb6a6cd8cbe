import { existsSync } from 'node:fs'
import { parisDay } from '@kiosque/contract/domain/dates'
import { priceDiscount } from '@kiosque/contract/domain/discount'
import type { DiscountValue } from '@kiosque/contract/domain/discount-value'
import { isWorkingDay } from '@kiosque/contract/domain/working-days'
import { describe, expect, test } from 'vitest'
import { euros, priced } from '../../src/demo/documents/about.ts'
import { filmBytes, filmCaptions } from '../../src/demo/films.ts'
import { linesOf, pagesOf, tellAll, type Told } from './told-contents.ts'

const TODAY = '2026-11-17'
const told = tellAll(TODAY)
const of = (...wanted: string[]) => told.filter(({ kind }) => wanted.includes(kind))

const WORDS = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze'.split(
  ' ',
)
const NUMBER = `(\\d+|${WORDS.slice(2).join('|')}|vingt|trente)`
const numberOf = (word: string) => {
  const small = WORDS.indexOf(word.toLowerCase())
  if (small >= 0) return small
  return { vingt: 20, trente: 30 }[word.toLowerCase()] ?? Number(word)
}
const saidIn = ({ title, excerpt, body }: Told, thing: string) =>
  [...`${title} ${excerpt} ${body}`.matchAll(new RegExp(`${NUMBER}[ \u00A0](?:${thing})\\b`, 'giu'))].map(
    ([, word]) => numberOf(word!),
  )
const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : undefined)

describe('D14-02 the demonstration says what is there', () => {
  test.each([
    ['quiz', 'questions', 'questions'],
    ['academy', 'modules', 'modules'],
    ['merchandising', 'produits', 'facings'],
    ['one_time_campaign', 'produits', 'products'],
    ['tutorial', 'étapes', 'chapters'],
    ['gallery', 'visuels|formats', 'media'],
  ] as const)('a %s that counts its %s counts them right', (kind, thing, field) => {
    const wrong = of(kind).filter((each) =>
      saidIn(each, thing).some((count) => count !== lengthOf(each.fields[field])),
    )
    expect(wrong.map(({ title }) => title)).toEqual([])
  })

  test('a health test lasts the minutes it announces', () => {
    const wrong = of('health_test').filter((each) =>
      saidIn(each, 'minutes').some((minutes) => minutes !== each.fields.duration_minutes),
    )
    expect(wrong.map(({ title }) => title)).toEqual([])
  })

  test('a training lasts what its sessions last, a course what its modules last', () => {
    for (const { title, fields } of of('laboratory_training'))
      for (const { starts_at: from, ends_at: to } of fields['sessions'] as Record<
        'starts_at' | 'ends_at',
        string
      >[])
        expect([title, (Date.parse(to) - Date.parse(from)) / 60_000]).toEqual([
          title,
          fields.duration_minutes,
        ])
    for (const { title, fields } of of('academy')) {
      const modules = fields['modules'] as { duration_minutes: number }[]
      const sum = modules.reduce((total, { duration_minutes: minutes }) => total + minutes, 0)
      expect([title, Math.abs(sum - Number(fields['hours']) * 60) <= 15]).toEqual([title, true])
    }
  })

  test('two contents of a kind are never described by the same sentence', () => {
    // Questions have no excerpt, and the books of catalogues are described with them.
    const described = told.filter(({ kind, excerpt }) => kind !== 'catalogue' && excerpt !== '')
    const seen = described.map(({ kind, excerpt }) => `${kind} ${excerpt}`)
    expect(seen.filter((each, rank) => seen.indexOf(each) !== rank)).toEqual([])
  })

  test.each(['2026-11-17', '2026-12-18', '2027-04-24', '2027-07-08', '2027-10-27'])(
    'first started on %s, nobody meets on a Sunday or a public holiday',
    (today) => {
      const days = tellAll(today)
        .filter(({ kind }) => kind === 'laboratory_training' || kind === 'academy')
        .flatMap(({ fields }) => [
          ...[fields.first_on, fields['last_on']].flatMap((day) => (typeof day === 'string' ? [day] : [])),
          ...[fields['sessions'], fields['modules']]
            .flatMap((list) => (list ?? []) as { starts_at?: string }[])
            .flatMap(({ starts_at: at }) => (at === undefined ? [] : [parisDay(at)])),
        ])
      expect(days.length).toBeGreaterThan(20)
      expect(days.filter((day) => !isWorkingDay(day))).toEqual([])
    },
  )

  test.each(['2026-11-17', '2026-02-27', '2026-12-30'])(
    'first started on %s, campaigns wait for their answers on days of their own, before they end',
    (today) => {
      for (const kind of ['one_time_campaign', 'monthly_animation']) {
        const open = tellAll(today).filter((each) => each.kind === kind && each.fields['enrolment_open'])
        const days = open.map(({ fields }) => String(fields['enrolment_deadline']))
        expect(new Set(days).size).toBeGreaterThanOrEqual(Math.min(open.length, 5))
        expect(open.filter(({ fields }, rank) => days[rank]! > fields.period_end!)).toEqual([])
      }
    },
  )
})

describe('D14-02 sizes fit the products they are said of', () => {
  const plain = (text: unknown) => String(text).replaceAll(/[\u00A0\u202F]/g, ' ')
  const products = of('product').map(({ title, fields }) => ({
    title: plain(title),
    sizes: plain(fields['sizes']),
  }))
  const MEASURE = /\d+(?: × \d+)? (?:ml|cl|cm)\b/g
  const numbersIn = (text: string) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}\\d])${NUMBER}(?![\\p{L}\\d])`, 'giu'))].map(([, word]) =>
      numberOf(word!),
    )
  /** « 8 barrettes de 5 unidoses de 5 ml » holds forty, and so does « 40 unidoses de 5 ml ». */
  const heldIn = (text: string) =>
    numbersIn(text.replace(MEASURE, '').replace(/dès \d+ ans/, '')).reduce((total, count) => total * count, 1)

  test('small, medium and large are for what is worn', () => {
    const lettered = products.filter(({ sizes }) => /(?<![\p{L}’])(?:X{0,3}[SL]|M)(?![\p{L}’])/u.test(sizes))
    const worn = /attelle|orthèse|genouillère|chevillère|ceinture|chaussette|gant/i
    expect(lettered.filter(({ title }) => !worn.test(title))).toEqual([])
    expect(products.length).toBeGreaterThanOrEqual(20)
  })

  test('a quantity in the name of a product comes again in its sizes', () => {
    const counted = new RegExp(
      `(?:lot|boîte) de ${NUMBER}|${NUMBER} (?:ml|cm|unidoses|comprimés|prises)`,
      'iu',
    )
    const wrong = products.filter(({ title, sizes }) => {
      const named = counted.exec(title)
      return named !== null && !numbersIn(sizes).includes(numberOf((named[1] ?? named[2])!))
    })
    expect(wrong).toEqual([])
    expect(products.filter(({ title }) => counted.test(title)).length).toBeGreaterThanOrEqual(8)
  })

  test('the sheet of a product is about as much of it as its page', () => {
    const wrong = of('technical_file').flatMap(({ title, fields }) => {
      const packaging = plain(fields['packaging'])
      const sizes = products.find((product) => product.title === plain(title))?.sizes ?? ''
      const isSingle = packaging.startsWith('À l’unité')
      const agrees = isSingle
        ? !/paquet|sachet|boîte|lot de|comprimés|unidoses|flacon/.test(sizes)
        : heldIn(packaging) === heldIn(sizes) &&
          (packaging.match(MEASURE) ?? []).every((measure) => sizes.includes(measure))
      return sizes !== '' && agrees ? [] : [{ title, sizes, packaging }]
    })
    expect(wrong).toEqual([])
  })
})

describe('D6-03 D14-02 prices of the demonstration agree', () => {
  const labelOf = (price: number, discount: DiscountValue) =>
    priceDiscount({ type: discount.type, prix_moyen: String(price), discount }).label

  test('the price and the mechanic of an offer are those of its first product', () => {
    for (const { title, fields } of of('promotional_offer')) {
      const [first] = fields.products!
      expect([title, first!.price, first!.discount]).toEqual([title, fields['price'], fields['mechanics']])
      expect(first!.name).toBe(title)
    }
  })

  test('a percent that is said is the percent of the mechanic', () => {
    const wrong = of('one_time_campaign', 'loyalty_campaign', 'monthly_animation').filter(({ fields }) => {
      const said = /(\d+)\u00A0%/.exec(fields.mechanics_text ?? '')?.[1]
      return said !== undefined && Number(said) !== (fields['mechanics'] as DiscountValue).amount
    })
    expect(wrong.map(({ title }) => title)).toEqual([])
  })

  // The products of each campaign come with contents/campaign-products.ts.
  const products = new URL('../../src/demo/contents/campaign-products.ts', import.meta.url)
  test.skipIf(!existsSync(products))('the mechanic of a campaign is that of a product of its table', () => {
    const wrong = of('one_time_campaign', 'monthly_animation').filter(({ fields }) => {
      const mechanics = fields['mechanics'] as DiscountValue
      const lines = fields.products ?? []
      if (mechanics.type === 0) return lines.some(({ discount }) => discount.type !== 0)
      return !lines.some(({ price, discount }) => labelOf(price, discount) === labelOf(price, mechanics))
    })
    expect(wrong.map(({ title }) => title)).toEqual([])
  })
})

describe('D14-02 its documents are what they say', () => {
  const documents = new Map(
    told.flatMap((each) => [...each.documents()].map(([name, pdf]) => [name, pdf] as const)),
  )

  test('each has something to read, and a moderate size', () => {
    const thin = [...documents].filter(([, pdf]) => linesOf(pdf).join(' ').length < 130)
    expect(thin.map(([name]) => name)).toEqual([])
    expect([...documents].filter(([, pdf]) => pdf.length > 60_000).map(([name]) => name)).toEqual([])
    expect(documents.size).toBeGreaterThan(200)
  })

  test('no two say the same under different names', () => {
    const seen = new Map<string, string>()
    for (const [name, pdf] of documents) {
      const text = linesOf(pdf).slice(2).join(' ')
      expect([name, seen.get(text)]).toEqual([name, undefined])
      seen.set(text, name)
    }
  })

  test('a document of several pages numbers them all', () => {
    const wrong = [...documents].filter(([, pdf]) => {
      const last = /Page \d+ sur (\d+)/.exec(linesOf(pdf).join('\n'))?.[1]
      return last === undefined ? pagesOf(pdf) !== 1 : Number(last) !== pagesOf(pdf)
    })
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  test('a planogram shows each product, its fronts, the month and what the furniture measures', () => {
    for (const { content, fields } of of('merchandising')) {
      const [, pdf] = [...tellDocument(content.title)].find(([name]) => name.startsWith('Planogramme'))!
      const text = linesOf(pdf).join('\n').replaceAll('\u00A0', ' ')
      for (const [rank, { name, facing }] of fields.facings!.entries()) {
        expect(text).toContain(`${rank + 1}. ${name.replaceAll('\u00A0', ' ')}`)
        expect(text.split('\n').filter((line) => line === String(rank + 1)).length).toBeGreaterThanOrEqual(
          facing,
        )
      }
      expect(text).toMatch(/\d+ cm/)
      expect(text).toContain(String(fields.year))
    }
  })

  test('an order form has the prices of its offer', () => {
    for (const { content, fields } of of('promotional_offer')) {
      const [, pdf] = [...tellDocument(content.title)].find(([name]) => name.startsWith('Bon de commande'))!
      const text = linesOf(pdf)
        .join('\n')
        .replaceAll(/[\u00A0\u202F]/g, ' ')
      for (const line of fields.products!)
        for (const cents of [line.price, priced(line).unit])
          expect(text).toContain(euros(cents).replaceAll(/[\u00A0\u202F]/g, ' '))
    }
  })

  const tellDocument = (title: string) => told.find(({ content }) => content.title === title)!.documents()
})

/** The length of an MP4, from its own header. */
function secondsOf(mp4: Uint8Array): number {
  const bytes = Buffer.from(mp4)
  const header = bytes.indexOf('mvhd')
  return bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16)
}

test('D7-02 D14-02 each tutorial shows a film of the length it announces, told to its end', () => {
  for (const { title, films, fields } of of('tutorial')) {
    const [film] = films
    expect([title, films.length]).toEqual([title, 1])
    expect([title, Math.round(secondsOf(filmBytes(film!)))]).toEqual([title, fields['duration_s']])
    const last = [
      ...Buffer.from(filmCaptions(film!))
        .toString()
        .matchAll(/--> 00:(\d\d):(\d\d)/g),
    ].at(-1)!
    expect([title, Number(last[1]) * 60 + Number(last[2])]).toEqual([title, fields['duration_s']])
  }
  expect(new Set(of('tutorial').flatMap(({ films }) => films)).size).toBe(of('tutorial').length)
})
