import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { tidyCode } from './certificate-code.ts'
import './certificate.css'

/** The code printed on an attestation, typed by whoever holds it in hand. */
export function CertificateForm({ initial }: { initial: string }) {
  const [typed, setTyped] = useState(initial)
  const [isAsked, setAsked] = useState(false)
  const code = tidyCode(typed)
  return (
    <form
      className="card card--pad certificate-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (code !== '') go(paths.certificates(code))
      }}
    >
      <TextField
        label="Code de l’attestation"
        name="code"
        hint="Douze lettres et chiffres, imprimés au bas de l’attestation."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={setTyped}
        {...(isAsked && code === '' ? { error: 'Saisissez le code imprimé sur l’attestation.' } : {})}
      />
      <Button variant="primary" type="submit" icon={<IconSearch className="i" aria-hidden="true" />}>
        Vérifier
      </Button>
    </form>
  )
}
