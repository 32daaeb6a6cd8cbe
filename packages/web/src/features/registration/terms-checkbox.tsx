import { paths } from '../../lib/paths.ts'
import { Checkbox } from '../../ui/checkbox.tsx'

export const ACCEPT_TERMS = 'Acceptez les conditions d’utilisation pour continuer.'

type TermsCheckboxProps = {
  name: string
  checked: boolean
  error?: string | undefined
  onChange: (checked: boolean) => void
  onBlur: () => void
}

export function TermsCheckbox({ name, checked, error, onChange, onBlur }: TermsCheckboxProps) {
  return (
    <Checkbox
      {...{ name, checked, error, onChange, onBlur }}
      label={
        <>
          J’accepte les{' '}
          <a className="link" href={paths.page('conditions-generales')} target="_blank" rel="noopener">
            conditions d’utilisation<span className="sr-only"> (nouvel onglet)</span>
          </a>{' '}
          et j’ai lu la page{' '}
          <a className="link" href={paths.page('donnees-personnelles')} target="_blank" rel="noopener">
            Données personnelles<span className="sr-only"> (nouvel onglet)</span>
          </a>
          .
        </>
      }
    />
  )
}
