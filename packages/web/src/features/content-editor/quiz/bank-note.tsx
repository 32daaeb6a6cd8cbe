import { IconBooks, IconExternalLink, IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { fieldId } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { IconTrash } from '@tabler/icons-react'
import type { FormEntry } from '../field-types/field-view.ts'
import { bankQuestionQuery } from './bank.queries.ts'
import { ownOfQuestion, typeLabel } from './question-entry.ts'

type NoteProps = {
  entry: FormEntry
  bankId: number
  path: string
  title: string
  onDetach: () => void
  onRemove: () => void
}

/** A question of the bank is changed there, for all the quizzes that ask it; or it is let go, and becomes this one's own. */
export function BankNote({ entry, bankId, path, title, onDetach, onRemove }: NoteProps) {
  const { data } = useQuery(bankQuestionQuery(bankId))
  const others = data ? data.uses.length : 0
  return (
    <section className="card card--pad quiz-write" aria-labelledby={fieldId(path)}>
      <div className="row between quiz-write__head">
        <h2 className="h3" id={fieldId(path)} tabIndex={-1}>
          {title}
        </h2>
        <span className="row row--nw" style={{ gap: 8 }}>
          <span className="badge">{typeLabel(entry)}</span>
          <IconButton size="sm" label="Supprimer la question" onClick={onRemove}>
            <IconTrash className="i i--18" aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <p className="quiz-write__label">{String(ownOfQuestion(entry).label)}</p>
      <div className="alert alert--info">
        <IconBooks className="i" aria-hidden="true" />
        <div className="grow">
          <b>Cette question vient de la banque.</b>
          <br />
          {others > 1
            ? `${others} quiz la posent\u00a0: la modifier dans la banque la change pour tous, chacun avec sa nouvelle version.`
            : 'La modifier dans la banque la change ici aussi.'}{' '}
          Détachez-la pour l’écrire autrement dans ce quiz seulement.
        </div>
      </div>
      <div className="row" style={{ gap: 8, marginTop: 14 }}>
        <ButtonLink
          size="sm"
          variant="secondary"
          href={paths.admin(`question-bank/${bankId}`)}
          icon={<IconExternalLink className="i i--18" aria-hidden="true" />}
        >
          Modifier dans la banque
        </ButtonLink>
        <Button size="sm" icon={<IconLinkOff className="i i--18" aria-hidden="true" />} onClick={onDetach}>
          Détacher de la banque
        </Button>
      </div>
    </section>
  )
}
