import { formatMonth, ofMonth } from '../../../lib/format.ts'
import type { Post } from './home-news.tsx'

/** The month is named only where every article is of it; what is no article has no date and contradicts nothing. */
export function newsTitle(posts: readonly Pick<Post, 'date'>[], today: string): string {
  const isOfMonth = posts.every(({ date }) => date === null || formatMonth(date) === formatMonth(today))
  return isOfMonth ? `Les actualités ${ofMonth(today)}` : 'Les dernières actualités'
}
