import { addDays } from '@kiosque/contract/domain/dates'
import type { TodoItem } from '@kiosque/contract/wire/home'

const SOON_DAYS = 7

/** By urgency: what must be done or read at once, what ends within the week, what ends later, what has no end. Empty ones are left out. */
export function todoGroups(
  items: readonly TodoItem[],
  today: string,
): { title: string; items: TodoItem[] }[] {
  const soon = addDays(today, SOON_DAYS)
  const titleOf = ({ is_mandatory, due_on }: TodoItem) => {
    if (is_mandatory) return 'Sans attendre'
    if (due_on === null) return 'Quand vous aurez un moment'
    return due_on <= soon ? 'Cette semaine' : 'Bientôt'
  }
  const titles = ['Sans attendre', 'Cette semaine', 'Bientôt', 'Quand vous aurez un moment']
  return titles
    .map((title) => ({ title, items: items.filter((item) => titleOf(item) === title) }))
    .filter((group) => group.items.length > 0)
}
