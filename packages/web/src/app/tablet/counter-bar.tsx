import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useCounterMode } from '../../lib/counter.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { leave } from '../shell/leave.ts'
import { enterCounter, isPin, leaveCounter } from './counter-mode.ts'
import { CounterSearch } from './counter-search.tsx'

const LINKS = [
  ['Catalogue', paths.catalogue()],
  ['Offres', paths.offers()],
  ['Campagnes', paths.monthlyAnimations()],
  ['Osez la santé', paths.healthTests()],
] as const

/** Tablets only: a way into counter mode and, in it, the few pages for customers and the way out. */
export function CounterBar({ pathname, onEnter }: { pathname: string; onEnter: () => void }) {
  const isOn = useCounterMode()
  const [asks, setAsks] = useState(false)
  return (
    <section className="counterbar no-print" aria-label="Mode comptoir">
      <div className="wrap counterbar__in">
        {isOn && (
          <nav aria-label="Au comptoir" className="counterbar__nav">
            {LINKS.map(([label, href]) => (
              <a key={href} href={href} aria-current={pathname.startsWith(href) ? 'page' : undefined}>
                {label}
              </a>
            ))}
          </nav>
        )}
        {isOn && <CounterSearch />}
        {!isOn && <span>Tablette de comptoir</span>}
        <Button
          variant={isOn ? 'light' : 'outline'}
          icon={
            isOn ? (
              <IconLockOpen className="i" aria-hidden="true" />
            ) : (
              <IconLock className="i" aria-hidden="true" />
            )
          }
          onClick={() => setAsks(true)}
        >
          {isOn ? 'Quitter le mode comptoir' : 'Passer en mode comptoir'}
        </Button>
      </div>
      {asks && <PinDialog isOn={isOn} onClose={() => setAsks(false)} onEnter={onEnter} />}
    </section>
  )
}

function PinDialog({ isOn, onClose, onEnter }: { isOn: boolean; onClose: () => void; onEnter: () => void }) {
  const [pin, setPin] = useState('')
  const [error, setError] = useState<string>()
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPin(pin)) return setError('Saisissez quatre chiffres.')
    const problem = isOn ? await leaveCounter(pin) : await enterCounter(pin)
    if (problem) {
      setPin('')
      return setError(problem)
    }
    onClose()
    if (!isOn) onEnter()
  }
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={isOn ? 'Quitter le mode comptoir' : 'Passer en mode comptoir'}
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button variant="primary" type="submit" form="pin">
            {isOn ? 'Quitter' : 'Commencer'}
          </Button>
        </>
      }
    >
      <form id="pin" noValidate onSubmit={(event) => void submit(event)}>
        <p style={{ marginBottom: 16 }}>
          {isOn
            ? 'Saisissez le code choisi en entrant.'
            : 'Les prix et conditions d’achat disparaissent de l’écran. Choisissez un code de quatre chiffres\u00A0: il sera demandé pour en sortir.'}
        </p>
        <TextField
          label="Code à quatre chiffres"
          name="pin"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={pin}
          error={error}
          onChange={(value) => {
            setPin(value)
            setError(undefined)
          }}
        />
        {isOn && (
          <p className="small muted" style={{ marginTop: 16 }}>
            Code oublié&nbsp;?{' '}
            <button type="button" className="link" onClick={leave}>
              Se déconnecter
            </button>
          </p>
        )}
      </form>
    </Dialog>
  )
}
