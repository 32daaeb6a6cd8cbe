import { HANDOFF_SECRET_MIN, isHandoffAddress, ROTATION_DAYS } from '@kiosque/contract/domain/handoff'
import type { HandoffConfig } from '@kiosque/contract/wire/handoff'
import { useForm } from '../../lib/form/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import { useConfigureHandoff } from './handoff.queries.ts'
import { RotationNote } from './rotation-note.tsx'

type FormProps = { config: HandoffConfig; onClose: () => void; onSaved: () => void }

/** Where the partner is entered, and the key shared with it. */
export function HandoffForm({ config, onClose, onSaved }: FormProps) {
  const configure = useConfigureHandoff(config.partner)
  const form = useForm({
    initial: { url: config.url ?? '', secret: '', kept: true },
    labels: {
      url: 'Adresse d’entrée',
      secret: 'Secret partagé',
      kept: `Accepter encore l’ancienne clé pendant ${ROTATION_DAYS} jours`,
    },
    rules: {
      url: (url) =>
        isHandoffAddress(url.trim())
          ? undefined
          : 'Saisissez une adresse complète qui commence par https://.',
      secret: (secret) => {
        if (secret === '' && config.configured) return undefined
        return secret.length < HANDOFF_SECRET_MIN
          ? `Un secret compte ${HANDOFF_SECRET_MIN} caractères au moins.`
          : undefined
      },
    },
    onSubmit: async ({ url, secret, kept }) => {
      const key = secret === '' ? {} : { secret, keep_previous: config.configured && kept }
      await configure.mutateAsync({ url: url.trim(), ...key })
      onSaved()
    },
  })
  return (
    <form className="stack" {...form.props}>
      <FormErrors {...form.summary} />
      <TextField
        {...form.text('url')}
        maxLength={2000}
        inputMode="url"
        autoComplete="off"
        hint="Le jeton signé y est ajouté dans le paramètre «&nbsp;token&nbsp;»."
      />
      <PasswordField
        {...form.text('secret')}
        maxLength={512}
        autoComplete="new-password"
        hint={
          config.configured
            ? 'Laissez vide pour garder le secret actuel, qui n’est jamais affiché.'
            : 'Donné par le partenaire. Une fois enregistré, il n’est plus jamais affiché.'
        }
      />
      {config.configured && form.values.secret !== '' && (
        <Checkbox
          {...form.checkbox('kept')}
          hint="Kiosque signe avec la nouvelle ; les deux sont valables le temps que le partenaire change aussi."
        />
      )}
      {config.previous_until && <RotationNote config={config} />}
      <div className="row bo-form__foot">
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="primary" loading={form.submitting} loadingLabel="Enregistrement…">
          Enregistrer
        </Button>
      </div>
    </form>
  )
}
