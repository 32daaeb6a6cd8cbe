import { useEffect } from 'react'
import { useForm } from '../../lib/form/use-form.ts'
import { required } from '../../lib/rules.ts'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import { eraseMe } from './my-data.queries.ts'

const WORD = 'EFFACER'

export function EraseForm({ onCancel, onErased }: { onCancel: () => void; onErased: () => void }) {
  const form = useForm({
    initial: { password: '', word: '' },
    labels: { password: 'Votre mot de passe', word: `Tapez ${WORD} pour confirmer` },
    rules: {
      password: required,
      word: (value: string) => (value.trim().toUpperCase() === WORD ? undefined : `Tapez le mot ${WORD}.`),
    },
    onSubmit: async ({ password }) => {
      await eraseMe(password)
      onErased()
    },
  })
  const firstId = form.idOf('password')
  useEffect(() => document.getElementById(firstId)?.focus(), [firstId])
  return (
    <form {...form.props} className="stack" style={{ gap: 20 }}>
      <p className="muted">Cette action est immédiate et ne peut pas être annulée.</p>
      <FormErrors {...form.summary} />
      <PasswordField {...form.text('password')} autoComplete="current-password" />
      <TextField {...form.text('word')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="outline" onClick={onCancel}>
          Garder mon compte
        </Button>
        <Button type="submit" variant="danger" loading={form.submitting} loadingLabel="Effacement…">
          Effacer mon compte
        </Button>
      </div>
    </form>
  )
}
