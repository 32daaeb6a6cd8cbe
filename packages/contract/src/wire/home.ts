import { z } from 'zod'
import { instant } from './common.ts'
import { contentCard } from './content-card.ts'
import { highlight } from './highlights.ts'

const shown = z.array(highlight)

/** Everything the home page needs (D5-01): placements by their names of D6-01, then what publishes itself. */
export const home = z.object({
  homepage_slider: shown,
  homepage_focus: shown,
  homepage_folder: shown,
  homepage_news: shown,
  smart_prices: shown,
  monthly_news: shown,
  pharmacist_selection: shown,
  drugstore_slider: shown,
  home_image: shown,
  partner_links: shown,
  latest_news: z.array(contentCard),
  offers_ending: z.array(contentCard),
  /** How many offers run today. */
  offers_total: z.int(),
  /** Another one each week; null where there is none to take. */
  quiz_of_the_week: contentCard.nullable(),
})
export type Home = z.infer<typeof home>

/** One thing that waits for this person (D13-05). */
export const todoItem = z.object({
  type: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  /** Last day to act, in Paris. */
  due_on: z.iso.date().nullable(),
  /** When it begins, where it has an hour. */
  at: instant.optional(),
  /** Reading the head office requires, a recall for instance: before everything else. */
  is_mandatory: z.boolean(),
})
export type TodoItem = z.infer<typeof todoItem>

export const todo = z.object({ data: z.array(todoItem), meta: z.object({ total: z.int() }) })
export type Todo = z.infer<typeof todo>
