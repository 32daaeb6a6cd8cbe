import type { NotificationPreferences, User } from '@kiosque/contract/wire/identity'
import { managesTeam } from '@kiosque/contract/domain/roles'
import { useForm } from '../../lib/form.tsx'
import { useSignedIn } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox, Radio } from '../../ui/checkbox.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { toast } from '../../ui/toast.tsx'
import { updateMe } from './account.queries.ts'

const DIGESTS = [
  { value: 'daily', label: 'Chaque jour', hint: 'Un résumé le matin, s’il y a du nouveau.' },
  { value: 'weekly', label: 'Chaque semaine', hint: 'Un résumé le lundi matin.' },
  { value: 'never', label: 'Jamais', hint: 'La cloche du portail suffit.' },
]

export function PreferencesForm({ me }: { me: User }) {
  const { accounts } = useSignedIn()
  const isManager = accounts.some(({ type, drugstore }) => managesTeam(type) && drugstore !== null)
  const form = useForm<Required<NotificationPreferences>>({
    initial: { team_digest: true, ...me.notification_preferences },
    labels: {
      email_digest: 'Résumé par e-mail',
      publications: 'Nouvelles publications qui me concernent',
      trainings: 'Formations, quiz et certificats',
      team_digest: 'Le bilan hebdomadaire des formations de mon équipe, par e-mail',
    },
    onSubmit: async ({ team_digest, ...preferences }) => {
      const notification_preferences = isManager ? { ...preferences, team_digest } : preferences
      await updateMe({ notification_preferences })
      toast({ title: 'Préférences enregistrées' })
    },
  })
  const digest = form.text('email_digest')
  return (
    <Card title="Notifications">
      <form {...form.props} className="stack" style={{ gap: 24 }}>
        <FormErrors {...form.summary} />
        <Radio
          legend={digest.label}
          id={digest.id}
          name={digest.name}
          value={digest.value}
          onChange={digest.onChange}
          options={DIGESTS}
          cards
        />
        <fieldset>
          <legend className="label">Me prévenir pour</legend>
          <Checkbox {...form.checkbox('publications')} />
          <Checkbox {...form.checkbox('trainings')} />
          {isManager && <Checkbox {...form.checkbox('team_digest')} />}
          <p className="hint">
            Ce qui demande une action de votre part (inscription, demande à corriger) est toujours signalé.
          </p>
        </fieldset>
        <div>
          <Button type="submit" variant="primary" loading={form.submitting} loadingLabel="Enregistrement…">
            Enregistrer les préférences
          </Button>
        </div>
      </form>
    </Card>
  )
}
