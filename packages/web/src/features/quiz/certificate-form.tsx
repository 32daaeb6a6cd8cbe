import { IconSearch } from '@tabler/icons-react'
import { useForm } from '../../lib/form/use-form.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { tidyCode } from './certificate-code.ts'
import './certificate.css'

/** The code printed on an attestation, typed by whoever holds it in hand. */
export function CertificateForm({ initial }: { initial: string }) {
  const form = useForm({
    initial: { code: initial },
    labels: { code: 'Code de l’attestation' },
    rules: {
      code: (typed) => (tidyCode(typed) === '' ? 'Saisissez le code imprimé sur l’attestation.' : undefined),
    },
    onSubmit: ({ code }) => go(paths.certificates(tidyCode(code))),
  })
  return (
    <form className="card card--pad certificate-form" {...form.props}>
      <TextField
        {...form.text('code')}
        hint="Douze lettres et chiffres, imprimés au bas de l’attestation."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button variant="primary" type="submit" icon={<IconSearch className="i" aria-hidden="true" />}>
        Vérifier
      </Button>
    </form>
  )
}
