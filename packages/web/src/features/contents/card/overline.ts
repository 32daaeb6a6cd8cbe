import { MONTHS } from '@kiosque/contract/kinds/months'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import { choiceOf, companyOf, numberOf, textOf } from '../own-fields.ts'

/** What stands above the title: the kind, then what places it, in a word. */
export function overline(kind: Kind, card: ContentCard): string {
  return [head(kind, card), tail(kind, card)].filter(Boolean).join(' · ')
}

function head(kind: Kind, card: ContentCard): string {
  if (card.kind === 'product')
    return choiceOf(kind, card, 'range_code') ?? card.category?.label ?? kind.labels.singular
  if (card.kind === 'news') return choiceOf(kind, card, 'post_type') ?? kind.labels.singular
  if (card.kind === 'health_test') return 'Osez la santé'
  return kind.labels.singular
}

function tail(kind: Kind, card: ContentCard): string | null {
  switch (card.kind) {
    case 'quiz':
      return questionCount(card)
    case 'monthly_animation':
    case 'merchandising':
      return [optionLabel(MONTHS, card['month']), numberOf(card, 'year')].filter(Boolean).join(' ')
    case 'partnership':
      return companyOf(card, 'partner')?.name ?? null
    case 'performance':
    case 'referral_laboratory':
      return [card.laboratory?.name, numberOf(card, 'year')].filter(Boolean).join(', ')
    case 'product':
      return textOf(card, 'code')
    case 'laboratory_thematic':
      return card.laboratory?.name ?? choiceOf(kind, card, 'theme')
    default:
      return card.laboratory?.name ?? card.category?.label ?? null
  }
}

function questionCount(card: ContentCard): string | null {
  const questions = numberOf(card, 'questions_count')
  return questions === null ? null : `${questions}\u00A0question${questions > 1 ? 's' : ''}`
}
