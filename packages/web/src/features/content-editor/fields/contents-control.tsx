import { IconTrash } from '@tabler/icons-react'
import type { ContentRefsField } from '@kiosque/contract/kinds/fields/content-refs'
import { allKinds, kindOf } from '@kiosque/contract/kinds/registry'
import { IconButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { SortableList } from '../../../ui/sortable-list.tsx'
import { contentChoices } from '../editor.queries.ts'
import { useFormContext } from './form-context.ts'
import { SearchPicker } from './search-picker.tsx'

type Props = {
  field: ContentRefsField
  path: string
  value: number | null | number[]
  onChange: (value: unknown) => void
}

/** Other contents, found by their title; several are put in order. */
export function ContentsControl({ field, path, value, onChange }: Props) {
  const { errors, refs, remember } = useFormContext()
  const chosen = Array.isArray(value) ? value : value === null ? [] : [value]
  const isOne = field.max === 1
  const kinds = field.kinds.length > 0 ? field.kinds : allKinds.map((kind) => kind.key)
  const set = (ids: number[]) => onChange(isOne ? (ids.at(-1) ?? null) : ids)
  const titleOf = (id: number) => refs.contents[String(id)]?.title ?? `Contenu n°\u00a0${id}`
  return (
    <Field label={field.label} name={path} error={errors[path]} hint={field.help}>
      {(control) => (
        <>
          {chosen.length > 0 && (
            <SortableList label={field.label} items={chosen} idOf={String} labelOf={titleOf} onChange={set}>
              {(id, _index, { handle, moves }) => (
                <>
                  {!isOne && handle}
                  <div className="grow" style={{ minWidth: 0 }}>
                    <b className="small" style={{ display: 'block' }}>
                      {titleOf(id)}
                    </b>
                    <span className="xs muted">{noteOf(refs.contents[String(id)])}</span>
                  </div>
                  {!isOne && chosen.length > 1 && moves}
                  <IconButton
                    size="sm"
                    label={`Retirer ${titleOf(id)}`}
                    onClick={() => set(chosen.filter((other) => other !== id))}
                  >
                    <IconTrash className="i i--18" aria-hidden="true" />
                  </IconButton>
                </>
              )}
            </SortableList>
          )}
          {chosen.length < field.max && (
            <SearchPicker
              control={control}
              placeholder={isOne ? 'Rechercher un titre' : 'Ajouter\u00a0: rechercher un titre'}
              listLabel="Contenus trouvés"
              search={contentChoices(kinds)}
              taken={chosen}
              onChoose={({ id, label, kind = '', status = '' }) => {
                remember({ contents: { [id]: { id, kind, status, title: label } } })
                set([...chosen, id])
              }}
            />
          )}
        </>
      )}
    </Field>
  )
}

function noteOf(ref: { kind: string; status: string } | undefined): string {
  if (!ref) return ''
  const state = { draft: 'brouillon', archived: 'archivé' }[ref.status]
  return [kindOf(ref.kind)?.labels.singular, state].filter(Boolean).join(', ')
}
