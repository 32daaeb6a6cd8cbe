import type { NotificationPreferences, User } from '@kiosque/contract/wire/identity'
import { useForm } from '../../lib/form.tsx'
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
  const form = useForm<NotificationPreferences>({
    initial: me.notification_preferences,
    labels: {
      email_digest: 'Résumé par e-mail',
      publications: 'Nouvelles publications qui me concernent',
      trainings: 'Formations, quiz et certificats',
    },
    onSubmit: async (notification_preferences) => {
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
