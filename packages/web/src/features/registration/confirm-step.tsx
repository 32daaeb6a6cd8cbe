import type { ReactNode } from 'react'
import { IconArrowLeft } from '@tabler/icons-react'
import { useForm } from '../../lib/form/use-form.ts'
import { ticked } from '../../lib/rules.ts'
import { AuthTitle } from '../../parts/auth-frame.tsx'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import './registration.css'
import './recap.css'
import { LABELS } from './pharmacist-values.ts'
import type { StepProps } from './step-props.ts'
import { ACCEPT_TERMS, TermsCheckbox } from './terms-checkbox.tsx'

type ConfirmStepProps = StepProps & {
  pharmacyName: string
  onBack: () => void
  onEdit: (step: number) => void
  onSubmit: () => Promise<void>
}

/** Everything on one screen before anything is written (WCAG 3.3.4). */
export function ConfirmStep({ values, keep, pharmacyName, onBack, onEdit, onSubmit }: ConfirmStepProps) {
  const form = useForm({
    initial: { accept_terms: values.accept_terms },
    labels: LABELS,
    rules: { accept_terms: ticked(ACCEPT_TERMS) },
    onSubmit,
  })
  const terms = form.checkbox('accept_terms')
  return (
    <>
      <AuthTitle title="Tout est exact&nbsp;?">
        Vérifiez vos informations avant de créer votre compte.
      </AuthTitle>
      <form {...form.props} className="stack" style={{ gap: 20 }}>
        <FormErrors {...form.summary} />
        <dl>
          <Line term="Pharmacie" onEdit={() => onEdit(0)}>
            {pharmacyName}
            <span className="small muted" style={{ display: 'block' }}>
              CIP {values.cip_officine}
            </span>
          </Line>
          <Line term="Identité" onEdit={() => onEdit(1)}>
            {values.first_name} {values.last_name}
            <span className="small muted" style={{ display: 'block' }}>
              RPPS {values.rpps}
            </span>
          </Line>
          <Line term="Contact" onEdit={() => onEdit(1)}>
            {values.email}
            <span className="small muted" style={{ display: 'block' }}>
              {values.phone}
            </span>
          </Line>
          <Line term="Mot de passe" onEdit={() => onEdit(2)}>
            Choisi
          </Line>
        </dl>
        <TermsCheckbox
          {...terms}
          onChange={(accept_terms) => {
            terms.onChange(accept_terms)
            keep({ accept_terms })
          }}
        />
        <div className="row between form-foot" style={{ marginTop: 4 }}>
          <Button variant="ghost" onClick={onBack} icon={<IconArrowLeft className="i" aria-hidden="true" />}>
            Retour
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            loading={form.submitting}
            loadingLabel="Création…"
          >
            Créer mon compte
          </Button>
        </div>
      </form>
    </>
  )
}

function Line({ term, onEdit, children }: { term: string; onEdit: () => void; children: ReactNode }) {
  return (
    <div className="recap">
      <dt className="small muted">{term}</dt>
      <dd>{children}</dd>
      <dd className="recap__edit">
        <Button variant="ghost" size="sm" onClick={onEdit} aria-label={`Modifier\u00A0: ${term}`}>
          Modifier
        </Button>
      </dd>
    </div>
  )
}
