import { useQueryClient } from '@tanstack/react-query'
import type { User } from '@kiosque/contract/wire/identity'
import { useForm } from '../../lib/form/use-form.ts'
import { isSamePassword, newPasswordProblem } from '../../lib/identifier-rules.ts'
import { passwordState } from '../../lib/password-checks.ts'
import { paths } from '../../lib/paths.ts'
import { required } from '../../lib/rules.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { NewPasswordFields } from '../../parts/new-password-fields.tsx'
import { PasswordField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { sessionsQuery, updateMe } from './account.queries.ts'

const EMPTY = { current_password: '', password: '', password_confirmation: '' }

/** D3-02: the current password is asked, and every other session ends. */
export function PasswordForm({ me }: { me: User }) {
  const queryClient = useQueryClient()
  const form = useForm({
    initial: EMPTY,
    labels: {
      current_password: 'Mot de passe actuel',
      password: 'Nouveau mot de passe',
      password_confirmation: 'Confirmez le nouveau mot de passe',
    },
    rules: {
      current_password: required,
      password: (value: string) => newPasswordProblem(value, me),
      password_confirmation: isSamePassword,
    },
    onSubmit: async (typed) => {
      await updateMe(typed)
      form.reset(EMPTY)
      toast({ title: 'Mot de passe modifié', text: 'Vos autres sessions ont été fermées.' })
      await queryClient.invalidateQueries(sessionsQuery)
    },
  })
  return (
    <Card title="Mot de passe">
      <form {...form.props} className="stack" style={{ gap: 20, maxWidth: 480 }}>
        <FormErrors {...form.summary} />
        <PasswordField
          {...form.text('current_password')}
          autoComplete="current-password"
          aside={
            <a className="link small" href={paths.passwordReset()}>
              Oublié&nbsp;?
            </a>
          }
        />
        <NewPasswordFields
          username={me.email}
          password={form.text('password')}
          confirmation={form.text('password_confirmation')}
          state={passwordState(form.values.password, me)}
        />
        <div>
          <Button type="submit" variant="primary" loading={form.submitting} loadingLabel="Enregistrement…">
            Changer le mot de passe
          </Button>
        </div>
      </form>
    </Card>
  )
}
