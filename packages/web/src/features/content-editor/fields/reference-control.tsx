import { useQuery } from '@tanstack/react-query'
import { IconX } from '@tabler/icons-react'
import type { ReferenceTo } from '@kiosque/contract/kinds/fields'
import type { ReferenceField } from '@kiosque/contract/kinds/fields/reference'
import { IconButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { referenceChoices, themesQuery } from '../editor.queries.ts'
import { useFormContext, type Refs } from './form-context.ts'
import { SearchPicker } from './search-picker.tsx'

type Company = Exclude<ReferenceTo, 'faq_theme'>
type Props = {
  field: ReferenceField
  path: string
  value: number | string | null
  onChange: (value: unknown) => void
}

const STORES: Record<Company, 'laboratories' | 'partners' | 'authors'> = {
  laboratory: 'laboratories',
  partner: 'partners',
  author: 'authors',
}
const LISTS: Record<Company, string> = {
  laboratory: 'Laboratoires trouvés',
  partner: 'Partenaires trouvés',
  author: 'Auteurs trouvés',
}

export function ReferenceControl({ field, path, value, onChange }: Props) {
  if (field.to === 'faq_theme')
    return <ThemeControl field={field} path={path} value={value} onChange={onChange} />
  return <CompanyControl to={field.to} field={field} path={path} value={value} onChange={onChange} />
}

function CompanyControl({ to, field, path, value, onChange }: Props & { to: Company }) {
  const { errors, refs, remember } = useFormContext()
  const store = STORES[to]
  const name = value === null ? '' : (refs[store][String(value)]?.name ?? `N°\u00a0${value}`)
  return (
    <Field label={field.label} name={path} error={errors[path]} hint={field.help}>
      {(control) =>
        value === null ? (
          <SearchPicker
            control={control}
            placeholder="Rechercher un nom"
            listLabel={LISTS[to]}
            search={referenceChoices(to)}
            onChoose={({ id, label }) => {
              remember({ [store]: { [id]: { id, name: label } } } as Partial<Refs>)
              onChange(id)
            }}
          />
        ) : (
          <div className="affix">
            <input {...control} className="input" readOnly value={name} />
            <IconButton
              size="sm"
              label={`Retirer ${name}`}
              style={{ right: 3 }}
              onClick={() => onChange(null)}
            >
              <IconX className="i i--18" aria-hidden="true" />
            </IconButton>
          </div>
        )
      }
    </Field>
  )
}

function ThemeControl({ field, path, value, onChange }: Props) {
  const { errors } = useFormContext()
  const themes = useQuery(themesQuery)
  const known = (themes.data ?? []).map(({ slug, label }) => ({ value: slug, label }))
  const current = value === null ? '' : String(value)
  const isMissing = current !== '' && !known.some((option) => option.value === current)
  return (
    <Select
      label={field.label}
      name={path}
      error={errors[path]}
      hint={field.help}
      value={current}
      placeholder="Aucun thème"
      options={isMissing ? [...known, { value: current, label: current }] : known}
      onChange={(slug) => onChange(slug === '' ? null : slug)}
    />
  )
}
