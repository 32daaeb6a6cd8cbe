import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { signIn } from '../../lib/session.ts'
import { useSearchValue } from '../../lib/use-search-value.ts'
import { Steps } from '../../ui/steps.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { IdentityStep } from './identity-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { EMPTY, STEPS, stepOf } from './pharmacist-values.ts'
import type { PharmacistValues } from './pharmacist-values.ts'
import { PharmacyStep } from './pharmacy-step.tsx'
import { beside } from './registration-error.ts'
import { registerPharmacist } from './registration.queries.ts'

const addressOf = (step: number) =>
  step === 0 ? paths.register() : `${paths.register()}?etape=${STEPS[step]?.key}`

/** S7-12. The step lives in the address: the browser’s own Back goes one step back, and nothing typed is lost. */
export function PharmacistRegistration({ onDone }: { onDone: () => void }) {
  const [values, setValues] = useState(EMPTY)
  const [pharmacyName, setPharmacyName] = useState('')
  const [reached, setReached] = useState(0)
  const [notice, setNotice] = useState<{ step: number; text: string }>()
  const asked = useSearchValue('etape')
  const step = Math.min(
    Math.max(
      0,
      STEPS.findIndex(({ key }) => key === asked),
    ),
    reached,
  )
  const keep = useCallback(
    (part: Partial<PharmacistValues>) => setValues((before) => ({ ...before, ...part })),
    [],
  )
  useFocusOnStep(step)

  function advance(to: number) {
    setNotice(undefined)
    setReached((before) => Math.max(before, to))
    go(addressOf(to))
  }

  async function register() {
    try {
      const { accept_terms: _ticked, ...rest } = values
      await signIn(await registerPharmacist({ ...rest, accept_terms: true }))
      onDone()
    } catch (error) {
      const placed = beside(error)
      const target = placed instanceof ApiError ? firstStep(placed) : -1
      if (!(placed instanceof ApiError) || target < 0 || target === STEPS.length - 1) throw placed
      setNotice({ step: target, text: Object.values(placed.errors).flat().join(' ') })
      go(addressOf(target))
    }
  }

  const shared = { values, keep, notice: notice?.step === step ? notice.text : undefined }
  const onBack = () => go(addressOf(step - 1))
  return (
    <>
      <Steps label="Étapes de l’inscription" steps={STEPS.map(({ label }) => label)} current={step} />
      {step === 0 && (
        <PharmacyStep
          {...shared}
          onDone={({ name, city }) => {
            setPharmacyName(`${name}, ${city}`)
            advance(1)
          }}
        />
      )}
      {step === 1 && <IdentityStep {...shared} onBack={onBack} onDone={() => advance(2)} />}
      {step === 2 && <PasswordStep {...shared} onBack={onBack} onDone={() => advance(3)} />}
      {step === 3 && (
        <ConfirmStep
          {...shared}
          pharmacyName={pharmacyName}
          onBack={onBack}
          onEdit={(to) => go(addressOf(to))}
          onSubmit={register}
        />
      )}
    </>
  )
}

function firstStep(error: ApiError): number {
  const steps = Object.keys(error.errors).map(stepOf)
  return steps.length === 0 || steps.includes(-1) ? -1 : Math.min(...steps)
}

/** A new step is a new page for someone who cannot see it. */
function useFocusOnStep(step: number) {
  const shown = useRef(step)
  useEffect(() => {
    if (step === shown.current) return
    shown.current = step
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [step])
}
