import { weekNumber, weekText } from '@kiosque/contract/domain/weeks'
import type { NewMail } from '../mail/outbox.ts'
import { joined, type WeekLine, type WeeklyPage, type WeekSection } from './weekly-page.ts'

/** Of each section; fewer where several pharmacies share one mail. */
const MOST_LINES = { alone: 5, together: 3 }
/** Beyond it, names make a subject that nobody reads to its end. */
const MOST_NAMES = 2

const lineText = ({ title, aside, when }: WeekLine): string => `• ${joined(title, aside, when)}`

/** The first lines of a section, and how many more the page has. */
function part({ title, lines, more }: WeekSection, most: number): string[] {
  if (lines.length === 0) return []
  const rest = lines.length - most
  return [[title, ...lines.slice(0, most).map(lineText), ...(rest > 0 ? [`  ${more(rest)}`] : [])].join('\n')]
}

function essentialsOf({ sections }: WeeklyPage, most: number): string {
  const parts = sections.flatMap((section) => part(section, most))
  return parts.length > 0
    ? parts.join('\n\n')
    : 'Rien de pressé cette semaine\u00a0: bonne semaine au comptoir.'
}

/** What it is the page of, what is said of it, and the essentials: of one pharmacy, or of each of somebody's. */
function words(pages: readonly WeeklyPage[]): { of: string; opening: string; essentials: string } {
  const [only] = pages
  if (pages.length === 1 && only)
    return {
      of: only.pharmacy.name,
      opening: `Voici la page de la semaine de ${only.pharmacy.name}, à imprimer et à afficher pour l’équipe.`,
      essentials: essentialsOf(only, MOST_LINES.alone),
    }
  const all = `vos ${pages.length}\u00a0officines`
  const names = pages.map(({ pharmacy }) => pharmacy.name)
  return {
    of: pages.length > MOST_NAMES ? all : names.join(' et '),
    opening: `Voici les pages de la semaine de ${all}, à imprimer et à afficher pour chaque équipe\u00a0: une feuille par officine dans le document joint.`,
    essentials: pages
      .map(
        (page) =>
          `— ${[page.pharmacy.name, page.pharmacy.city].filter(Boolean).join(', ')} —\n\n${essentialsOf(page, MOST_LINES.together)}`,
      )
      .join('\n\n\n'),
  }
}

/** The essentials in words; the pages themselves are attached. */
export function weeklyMail(
  publicUrl: string,
  to: { email: string; first_name: string },
  pages: readonly WeeklyPage[],
): NewMail {
  const { of, opening, essentials } = words(pages)
  const week = pages[0]?.week ?? ''
  return {
    to: to.email,
    kind: 'weekly_page',
    subject: `La page de la semaine\u00a0${weekNumber(week)}, ${of}`,
    text: `Bonjour${to.first_name ? ` ${to.first_name}` : ''},

${opening}
${weekText(week)}

${essentials}

La page à jour, à tout moment\u00a0:
${publicUrl}/a-faire

Elle part le lundi matin à qui l’a demandée. Pour ne plus la recevoir\u00a0:
${publicUrl}/account?section=notifications

L’équipe Kiosque`,
  }
}
