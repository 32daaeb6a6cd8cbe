import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QUESTION_TYPES } from '@kiosque/contract/domain/quiz-question'
import type { BankQuestion } from '@kiosque/contract/wire/question-bank'
import { messageFor } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { FilterSelect, SearchBox } from '../../parts/desk/filter-bar.tsx'
import { Announcement } from '../../ui/announcement.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { typeLabel } from './bank-columns.tsx'
import { bankQuery, bankTagsQuery } from './question-bank.queries.ts'
import './question-bank.css'

type PickerProps = {
  /** Those the quiz asks already. */
  taken: readonly number[]
  onPick: (questions: BankQuestion[]) => void
  onClose: () => void
}

/** Questions to take from the bank, several at once, found by words, tag and type. */
export function BankPicker({ taken, onPick, onClose }: PickerProps) {
  const [asked, setAsked] = useState<{ q?: string; tag?: string; type?: string; page: number }>({ page: 1 })
  const [picked, setPicked] = useState<BankQuestion[]>([])
  const tags = useQuery(bankTagsQuery)
  const { data, error, refetch } = useQuery(bankQuery(asked, 10))
  const narrow = (part: Partial<typeof asked>) => setAsked({ ...asked, page: 1, ...part })
  const isPicked = (id: number) => picked.some((each) => each.id === id)
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title="Ajouter depuis la banque"
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button variant="primary" disabled={picked.length === 0} onClick={() => onPick(picked)}>
            {picked.length === 0 ? 'Ajouter au quiz' : `Ajouter ${count(picked.length, 'question')}`}
          </Button>
        </>
      }
    >
      <div className="row bank-filters">
        <SearchBox
          label="Rechercher dans la banque"
          placeholder="Rechercher"
          value={asked.q ?? ''}
          onSearch={(q) => narrow({ q })}
        />
        <FilterSelect
          label="Étiquette"
          all="Toutes les étiquettes"
          value={asked.tag}
          options={(tags.data ?? []).map(({ tag, count: many }) => ({
            value: tag,
            label: `${tag} (${many})`,
          }))}
          onChange={(tag) => narrow({ tag })}
        />
        <FilterSelect
          label="Type de question"
          all="Tous les types"
          value={asked.type}
          options={QUESTION_TYPES.map(({ value, label }) => ({ value, label }))}
          onChange={(type) => narrow({ type })}
        />
      </div>
      <Announcement className="small muted">{data && count(data.meta.total, 'question')}</Announcement>
      {error && (
        <ErrorState card={false} onRetry={() => void refetch()}>
          {messageFor(error)}
        </ErrorState>
      )}
      {!data && !error && <LineSkeletons count={5} />}
      {data?.data.length === 0 && (
        <p className="muted">
          {asked.q || asked.tag || asked.type
            ? 'Aucune question ne correspond.'
            : 'La banque est vide. Ajoutez-y une question depuis un quiz, ou importez un fichier.'}
        </p>
      )}
      <ul className="bank-pick">
        {data?.data.map((question) => {
          const isTaken = taken.includes(question.id)
          return (
            <li key={question.id}>
              <Checkbox
                label={question.label}
                checked={isTaken || isPicked(question.id)}
                disabled={isTaken}
                hint={[typeLabel(question.type), ...question.tags, isTaken ? 'déjà dans ce quiz' : '']
                  .filter(Boolean)
                  .join(' · ')}
                onChange={(isOn) =>
                  setPicked(isOn ? [...picked, question] : picked.filter((each) => each.id !== question.id))
                }
              />
            </li>
          )
        })}
      </ul>
      {data && data.meta.last_page > 1 && (
        <Pagination
          page={asked.page}
          lastPage={data.meta.last_page}
          onChange={(page) => setAsked({ ...asked, page })}
        />
      )}
    </Dialog>
  )
}
