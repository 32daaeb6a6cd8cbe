import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { quiz as quizKind } from '@kiosque/contract/kinds/quiz'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Db } from '../db/db.ts'
import type { Taking } from './attempts.service.ts'
import { standingsOf } from './my-quizzes.service.ts'

const DAYS_BEFORE_DUE = 14
const DAYS_BEFORE_LAPSE = 30

/** Quizzes begun and left, obligatory, due soon, or whose success runs out. */
export async function quizzesToTake(db: Db, who: Taking): Promise<TodoItem[]> {
  const today = parisDay(who.now)
  const soon = addDays(today, DAYS_BEFORE_DUE)
  return (await standingsOf(db, who)).flatMap(({ quiz, standing }): TodoItem[] => {
    const { status, attempts_left: left, valid_until: until } = standing
    const due = typeof quiz.fields['due_on'] === 'string' ? quiz.fields['due_on'] : null
    const isMandatory = quiz.fields['is_mandatory'] === true
    const item = (text: string, dueOn: string | null): TodoItem[] => [
      {
        type: 'quiz',
        title: quiz.title,
        text,
        url: contentPath(quizKind, { id: quiz.id, slug: quiz.slug }),
        due_on: dueOn,
        is_mandatory: isMandatory,
      },
    ]
    if (status === 'in_progress') return item('Vous l’avez commencé\u00a0: reprenez où vous en étiez.', due)
    if (status === 'expired')
      return item('Votre attestation n’est plus valable\u00a0: refaites le quiz.', due)
    if (status === 'passed')
      return until !== null && until <= addDays(today, DAYS_BEFORE_LAPSE)
        ? item('Votre attestation arrive à son terme.', until)
        : []
    if (left === 0) return []
    if (due !== null && due < today) return isMandatory ? item('La date limite est passée.', due) : []
    if (isMandatory || (due !== null && due <= soon))
      return item(status === 'failed' ? 'À retenter.' : 'À faire.', due)
    return []
  })
}
