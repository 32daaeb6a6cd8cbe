import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { IconArrowRight, IconBuildingStore, IconCheck } from '@tabler/icons-react'
import type { CanRegister } from '@kiosque/contract/wire/identity'
import { useForm } from '../../lib/form/use-form.ts'
import { isCip, isSiret } from '../../lib/identifier-rules.ts'
import { paths } from '../../lib/paths.ts'
import { AuthTitle } from '../../parts/auth-frame.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CipField } from '../../parts/cip-field.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { LABELS } from './pharmacist-values.ts'
import type { StepProps } from './step-props.ts'
import { pharmacyCheckQuery, usePharmacyCheck } from './use-pharmacy-check.ts'
import './registration.css'

type Found = CanRegister['drugstore']

/** D3-03: the code is recognised as soon as it is whole; the SIRET proves that one is of this pharmacy. */
export function PharmacyStep({
  values,
  keep,
  notice,
  onDone,
}: StepProps & { onDone: (found: Found) => void }) {
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { cip_officine: values.cip_officine, siret: values.siret },
    labels: LABELS,
    rules: { cip_officine: isCip, siret: isSiret },
    onSubmit: async ({ cip_officine, siret }) => {
      const check = await queryClient.fetchQuery(pharmacyCheckQuery(cip_officine, siret))
      if (check.kind === 'refused') throw check.error
      if (check.kind === 'found') onDone(check.drugstore)
    },
  })
  const { cip_officine, siret } = form.values
  useEffect(() => keep({ cip_officine, siret }), [keep, cip_officine, siret])
  const { data: check, isFetching } = usePharmacyCheck(cip_officine, siret)
  const refusedFor = (name: string) =>
    check?.kind === 'refused' ? check.error.errors[name]?.join(' ') : undefined
  const isRecognised = check !== undefined && refusedFor('cip_officine') === undefined

  function startAgain() {
    form.reset({ cip_officine: '', siret: '' })
    document.getElementById(form.idOf('cip_officine'))?.focus()
  }

  return (
    <>
      <AuthTitle title="Quelle est votre pharmacie&nbsp;?">
        Le code CIP de l’officine figure sur vos factures grossiste. Il nous permet de vérifier que vous
        faites partie du réseau.
      </AuthTitle>
      <form {...form.props} className="stack" style={{ gap: 22 }}>
        <FormErrors {...form.summary} message={form.summary.message ?? notice} />
        <CipField
          {...form.text('cip_officine')}
          label={
            <>
              {LABELS.cip_officine} <span className="opt">7 chiffres</span>
            </>
          }
          error={form.errors.cip_officine ?? refusedFor('cip_officine')}
          ok={isRecognised && 'Code reconnu'}
          hint={isFetching ? 'Vérification du code…' : undefined}
        />
        <TextField
          {...form.text('siret')}
          label={
            <>
              {LABELS.siret} <span className="opt">14 chiffres</span>
            </>
          }
          error={form.errors.siret ?? refusedFor('siret')}
          hint="Il figure sur vos factures et confirme que vous travaillez dans cette officine."
          inputMode="numeric"
          autoComplete="off"
        />
        <div aria-live="polite">
          {check?.kind === 'found' && <FoundPharmacy drugstore={check.drugstore} />}
        </div>
        <p className="hint" style={{ marginTop: -8 }}>
          Cotitulaire, adjoint, préparateur ou étudiant&nbsp;? Demandez une invitation à votre titulaire. Hors
          de l’officine,{' '}
          <a className="link" href={`${paths.register()}?profil=invite`}>
            créez un accès invité
          </a>
          .
        </p>
        <div className="row between form-foot">
          {check?.kind === 'found' ? (
            <Button variant="ghost" onClick={startAgain}>
              Ce n’est pas ma pharmacie
            </Button>
          ) : (
            <span />
          )}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            loading={form.submitting}
            loadingLabel="Vérification…"
          >
            Continuer <IconArrowRight className="i" aria-hidden="true" />
          </Button>
        </div>
      </form>
    </>
  )
}

function FoundPharmacy({ drugstore }: { drugstore: Found }) {
  return (
    <div className="reg-found">
      <span className="ic ic--lg ic--green">
        <IconBuildingStore className="i i--24" aria-hidden="true" />
      </span>
      <div className="grow">
        <h2 className="h3">{drugstore.name}</h2>
        <p className="small muted">{drugstore.city}</p>
      </div>
      <Badge tone="green" icon={<IconCheck className="i" aria-hidden="true" />}>
        Éligible
      </Badge>
    </div>
  )
}
