import { weekNumber, weekText } from '@kiosque/contract/domain/weeks'
import type { NewMail } from '../mail/outbox.ts'
import { joined, type WeekLine, type WeeklyPage, type WeekSection } from './weekly-page.ts'

const MOST_LINES = 5

const lineText = ({ title, aside, when }: WeekLine): string => `• ${joined(title, aside, when)}`

/** The first lines of a section, and how many more the page has. */
function part({ title, lines, more }: WeekSection): string[] {
  if (lines.length === 0) return []
  const rest = lines.length - MOST_LINES
  return [
    [title, ...lines.slice(0, MOST_LINES).map(lineText), ...(rest > 0 ? [`  ${more(rest)}`] : [])].join('\n'),
  ]
}

/** The essentials in words; the page itself is attached. */
export function weeklyMail(
  publicUrl: string,
  to: { email: string; first_name: string },
  page: WeeklyPage,
): NewMail {
  const parts = page.sections.flatMap(part)
  const essentials =
    parts.length > 0 ? parts.join('\n\n') : 'Rien de pressé cette semaine\u00a0: bonne semaine au comptoir.'
  return {
    to: to.email,
    kind: 'weekly_page',
    subject: `La page de la semaine\u00a0${weekNumber(page.week)}, ${page.pharmacy.name}`,
    text: `Bonjour${to.first_name ? ` ${to.first_name}` : ''},

Voici la page de la semaine de ${page.pharmacy.name}, à imprimer et à afficher pour l’équipe.
${weekText(page.week)}

${essentials}

La page à jour, à tout moment\u00a0:
${publicUrl}/a-faire

Elle part le lundi matin à qui l’a demandée. Pour ne plus la recevoir\u00a0:
${publicUrl}/account?section=notifications

L’équipe Kiosque`,
  }
}
