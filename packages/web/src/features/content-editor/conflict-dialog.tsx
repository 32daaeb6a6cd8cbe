import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { de } from '@kiosque/contract/domain/elision'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DiffText } from './diff-text.tsx'
import { conflicts } from './model/compare.ts'
import { formNames, readForm, type FormValues } from './model/content-form.ts'
import type { Names, Values } from './field-types/field-view.ts'
import { describeField } from './model/describe-value.ts'
import { wordDiff } from './model/word-diff.ts'
import type { Editor } from './use-editor.ts'
import { Announcement } from '../../ui/announcement.tsx'
import '../../parts/versions.css'

type Side = 'mine' | 'theirs'
type Props = { editor: Editor; theirs: AdminContentDetail; names: Names }

/** Someone saved first: both versions side by side, and a choice for each field both of us changed. */
export function ConflictDialog({ editor, theirs, names }: Props) {
  const { kind } = editor
  const stored = (form: FormValues) => readForm(kind, form, formNames(kind)).values
  const rows = conflicts(kind, stored(editor.initial), theirs as Values, stored(editor.form))
  const [chosen, setChosen] = useState<Record<string, Side>>(() =>
    Object.fromEntries(rows.flatMap((row) => (row.touched === 'both' ? [] : [[row.name, row.touched]]))),
  )
  const undecided = rows.filter((row) => chosen[row.name] === undefined).length
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(rows.map((row) => [row.name, side])))
  const who = theirs.updated_by ?? 'Quelqu’un'

  const settle = useMutation({
    mutationFn: () => {
      const shown = new Set(rows.map((row) => row.name))
      const theirNames = formNames(kind).filter((name) => !shown.has(name) || chosen[name] === 'theirs')
      return editor.settle(new Set(theirNames))
    },
  })

  return (
    <Dialog
      open
      size="lg"
      onClose={editor.dismissConflict}
      title={`${who} a enregistré ce contenu entre-temps`}
      footer={
        <>
          <Announcement as="span" className="small muted grow">
            {undecided > 0 && `Il reste ${undecided} choix à faire.`}
          </Announcement>
          <Button onClick={editor.dismissConflict}>Continuer sans enregistrer</Button>
          <Button
            variant="primary"
            loading={settle.isPending}
            disabled={undecided > 0}
            onClick={() => settle.mutate()}
          >
            Enregistrer ce choix
          </Button>
        </>
      }
    >
      <p>
        Rien n’a été écrasé. Choisissez, champ par champ, ce qui doit rester&nbsp;; votre saisie est gardée
        jusque-là.
      </p>
      <div className="row" style={{ margin: '12px 0', gap: 8 }}>
        <Button size="sm" onClick={() => chooseAll('mine')}>
          Tout garder de moi
        </Button>
        <Button size="sm" onClick={() => chooseAll('theirs')}>
          Tout prendre {de(theirs.updated_by ?? 'quelqu’un')}
        </Button>
      </div>
      {rows.length === 0 && <p className="muted">Les deux versions disent la même chose.</p>}
      <div className="stack" style={{ gap: 12 }}>
        {rows.map((row) => {
          const [their, mine] = [row.before, row.after].map((value) =>
            describeField(kind, row.name, value, names),
          )
          const pieces = wordDiff(their ?? '', mine ?? '')
          return (
            <fieldset key={row.name} className="conflict">
              <legend className="label">
                {row.label}
                {row.touched === 'both' && <span className="badge badge--warn"> modifié des deux côtés</span>}
              </legend>
              <div className="conflict__sides">
                {(['theirs', 'mine'] as const).map((side) => (
                  <label key={side} className="choice">
                    <input
                      type="radio"
                      name={`conflit-${row.name}`}
                      checked={chosen[row.name] === side}
                      onChange={() => setChosen({ ...chosen, [row.name]: side })}
                    />
                    <span className="box box--r" aria-hidden="true" />
                    <span style={{ minWidth: 0 }}>
                      <b>
                        {side === 'mine' ? 'Votre version' : `${who}, ${formatDateTime(theirs.updated_at)}`}
                      </b>
                      {(side === 'mine' ? mine : their) === '' ? (
                        <small>Vide</small>
                      ) : (
                        <DiffText pieces={pieces} hide={side === 'mine' ? 'removed' : 'added'} />
                      )}
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          )
        })}
      </div>
    </Dialog>
  )
}
