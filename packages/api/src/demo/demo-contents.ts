import { kinds } from '@kiosque/contract/kinds/registry'
import type { KindKey } from '@kiosque/contract/kinds/registry'
import { addDays, endOfParisDay, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import { createContents } from '../content/create-contents.service.ts'
import { DEMO_CONTENTS } from './contents/all-contents.ts'
import type { DemoContent, DemoContext as Wanted } from './contents/demo-content.ts'
import { completed, coverName } from './contents/completed.ts'
import { french, frenchDeep, toHtml } from './contents/french.ts'
import { demoEditor } from './demo-editor.ts'
import type { DemoStep } from './demo-step.ts'
import { DemoFiles } from './demo-files.ts'
import type { About } from './documents/about.ts'
import { documentOf } from './documents/document-of.ts'
import { loadReferences } from './demo-references.ts'
import type { References } from './demo-references.ts'

/** Finds which files a content needs by asking for its fields once with a context that only takes note. */
function noteFiles(
  key: KindKey,
  content: DemoContent,
  peers: readonly DemoContent[],
  files: DemoFiles,
  base: Wanted,
): void {
  const noted = (_: void): number => 0
  const about: About = { kind: key, content, fields: {}, year: base.year, peers }
  // A catalogue is a book of its own.
  const note = (title: string) =>
    key === 'catalogue' && title.startsWith('Catalogue')
      ? files.pdf(title)
      : files.document(title, () => documentOf(title, about))
  about.fields =
    content.fields?.({
      ...base,
      pdf: (title) => noted(note(title)),
      picture: (name) => noted(files.picture(name)),
      film: (name) => noted(files.film(name)),
      captions: (name) => noted(files.captions(name)),
    }) ?? {}
  for (const title of content.attachments ?? []) note(title)
  files.picture(coverName(key, content.title, base.year))
}

export const contentsStep: DemoStep = {
  name: 'contents',
  label: 'contenus',
  async run(trx, { deps, startedAt, count }) {
    const references = await loadReferences(trx, deps.storage, startedAt)
    const files = new DemoFiles()
    const actor = await demoEditor(trx)
    const context = contextOf(startedAt, references, files)
    const lists = (Object.entries(DEMO_CONTENTS) as [KindKey, readonly DemoContent[]][]).map(
      ([key, contents]) => [key, completed(contents, kinds[key].labels.plural)] as const,
    )
    const total = lists.flatMap(([, contents]) => contents).length
    for (const [key, contents] of lists)
      for (const content of contents) noteFiles(key, content, contents, files, context)
    await files.makeAll(trx, deps.storage, startedAt)

    let done = 0
    for (const [key, contents] of lists) {
      const news = contents.map((content) => ({
        body: bodyOf(key, content, context, references),
        writing: { actor, now: writtenAt(key, content, startedAt) },
      }))
      await createContents(trx, kinds[key], news)
      done += contents.length
      count(done, total)
    }
  },
}

/** What is published once and for all, and what one learns with: there for long. Agreements keep the day of their year. */
const LASTING: readonly KindKey[] = ['faq', 'page', 'product', 'partnership', 'technical_file', 'health_test']
const LEARNT: readonly KindKey[] = ['quiz', 'tutorial', 'academy', 'laboratory_training']
const DATED: readonly KindKey[] = ['performance', 'referral_laboratory']
const LATELY = 20

/** Past the last three weeks, a year of publishing: what is told as days apart was published weeks apart. */
function publishedOn(key: KindKey, from: number): number {
  if (from >= -LATELY || DATED.includes(key)) return from
  const pace = LASTING.includes(key) || LEARNT.includes(key) ? 5 : 2.5
  return Math.round(-LATELY + (from + LATELY) * pace)
}

/** A content already published was written the day it appeared; what comes later was written today. */
function writtenAt(key: KindKey, content: DemoContent, startedAt: Date): Date {
  return new Date(startedAt.getTime() + Math.min(publishedOn(key, content.from ?? 0), 0) * 86_400_000)
}

function bodyOf(
  key: KindKey,
  content: DemoContent,
  context: Wanted,
  references: References,
): Record<string, unknown> {
  const today = context.day(0)
  return {
    title: french(content.title),
    excerpt: french(content.excerpt),
    [kinds[key].body.name]: toHtml(content.text),
    ...(content.slug ? { slug: content.slug } : {}),
    category: content.category ?? null,
    laboratory_id: content.laboratory ? references.laboratory(content.laboratory) : null,
    author_id: references.author(content.author ?? 0),
    cover_id: context.picture(coverName(key, content.title, context.year)),
    attachment_ids: (content.attachments ?? []).map((title) => context.pdf(title)),
    status: content.status ?? 'published',
    starts_at:
      content.from === undefined
        ? null
        : startOfParisDay(addDays(today, publishedOn(key, content.from))).toISOString(),
    ends_at: content.to === undefined ? null : endOfParisDay(addDays(today, content.to)).toISOString(),
    target: content.target?.(context) ?? {},
    ...frenchDeep(content.fields?.(context) ?? {}),
  }
}

function contextOf(startedAt: Date, references: References, files: DemoFiles): Wanted {
  const today = parisDay(startedAt)
  return {
    year: Number(today.slice(0, 4)),
    month: Number(today.slice(5, 7)),
    day: (offset) => addDays(today, offset),
    at: (offset, hour = 9) =>
      new Date(startOfParisDay(addDays(today, offset)).getTime() + hour * 3_600_000).toISOString(),
    pdf: (title) => files.idOf(`pdf:${title}`),
    picture: (name) => files.idOf(`picture:${name}`),
    film: (name) => files.idOf(`film:${name}`),
    captions: (name) => files.idOf(`captions:${name}`),
    partner: references.partner,
    zone: references.zone,
  }
}
