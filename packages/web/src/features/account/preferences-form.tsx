import type { NotificationPreferences, User } from '@kiosque/contract/wire/identity'
import { USUAL_QUIET_HOURS } from '@kiosque/contract/domain/quiet-hours'
import { managesTeam } from '@kiosque/contract/domain/roles'
import { useForm } from '../../lib/form/use-form.ts'
import { useSignedIn } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox, Radio } from '../../ui/checkbox.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { updateMe } from './account.queries.ts'
import { ChannelsField, type Sort } from './channels-field.tsx'

const DIGESTS = [
  { value: 'daily', label: 'Chaque jour', hint: 'Un résumé le matin, s’il y a du nouveau.' },
  { value: 'weekly', label: 'Chaque semaine', hint: 'Un résumé le lundi matin.' },
  { value: 'never', label: 'Jamais', hint: 'La cloche du portail suffit. Un rappel de lot part toujours.' },
]

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const LABELS = {
  email_digest: 'Résumé par e-mail',
  publications: 'Nouvelles publications dans le portail',
  mail_publications: 'Nouvelles publications par e-mail',
  trainings: 'Formations dans le portail',
  mail_trainings: 'Formations par e-mail',
  mail_actions: 'Demandes et réponses par e-mail',
  mail_readings: 'Lectures obligatoires par e-mail',
  is_quiet: 'Ne pas me déranger à certaines heures',
  quiet_from: 'De',
  quiet_to: 'À',
  team_digest: 'Le bilan hebdomadaire des formations de mon équipe, par e-mail',
  weekly_page: 'La page de la semaine de mon officine, par e-mail le lundi matin',
}

/** What was chosen, with what was never said: the mail then follows the bell. */
function initialOf(chosen: NotificationPreferences) {
  const quiet = chosen.quiet_hours ?? null
  return {
    email_digest: chosen.email_digest as string,
    publications: chosen.publications,
    mail_publications: chosen.mail_publications ?? chosen.publications,
    trainings: chosen.trainings,
    mail_trainings: chosen.mail_trainings ?? chosen.trainings,
    mail_actions: chosen.mail_actions ?? true,
    mail_readings: chosen.mail_readings ?? true,
    is_quiet: quiet !== null,
    quiet_from: (quiet ?? USUAL_QUIET_HOURS).from,
    quiet_to: (quiet ?? USUAL_QUIET_HOURS).to,
    team_digest: chosen.team_digest ?? true,
    weekly_page: chosen.weekly_page ?? false,
  }
}

type Values = ReturnType<typeof initialOf>

const clock = (text: string, { is_quiet }: Values) =>
  !is_quiet || CLOCK.test(text) ? undefined : 'Saisissez une heure, par exemple 19:00.'

/** D9-01: by sort and channel, with hours of quiet; what is urgent cannot be switched off. */
export function PreferencesForm({ me }: { me: User }) {
  const { accounts } = useSignedIn()
  const isManager = accounts.some(({ type, drugstore }) => managesTeam(type) && drugstore !== null)
  const isStaff = accounts.some(({ type, drugstore }) => type > 0 && drugstore !== null)
  const form = useForm<Values>({
    initial: initialOf(me.notification_preferences),
    labels: LABELS,
    rules: {
      quiet_from: clock,
      quiet_to: (to, values) =>
        clock(to, values) ??
        (values.is_quiet && to === values.quiet_from ? 'Choisissez une autre heure de fin.' : undefined),
    },
    onSubmit: async (values) => {
      const { team_digest, weekly_page, is_quiet, quiet_from, quiet_to, email_digest, ...switches } = values
      await updateMe({
        notification_preferences: {
          ...switches,
          email_digest: email_digest as NotificationPreferences['email_digest'],
          quiet_hours: is_quiet ? { from: quiet_from, to: quiet_to } : null,
          ...(isManager ? { team_digest } : {}),
          ...(isStaff ? { weekly_page } : {}),
        },
      })
      toast({ title: 'Préférences enregistrées' })
    },
  })
  const digest = form.text('email_digest')
  const toggle = (
    name:
      | 'publications'
      | 'mail_publications'
      | 'trainings'
      | 'mail_trainings'
      | 'mail_actions'
      | 'mail_readings',
  ) => ({
    checked: form.values[name],
    onChange: (checked: boolean) => form.set(name, checked),
  })
  return (
    <Card title="Notifications">
      <form {...form.props} className="stack" style={{ gap: 24 }}>
        <FormErrors {...form.summary} />
        <ChannelsField sorts={sortsOf(toggle)} isMailOff={form.values.email_digest === 'never'} />
        <Radio
          legend={digest.label}
          id={digest.id}
          name={digest.name}
          value={digest.value}
          onChange={digest.onChange}
          options={DIGESTS}
          cards
        />
        {isManager && <Checkbox {...form.checkbox('team_digest')} />}
        {isStaff && (
          <Checkbox
            {...form.checkbox('weekly_page')}
            hint="Offres, animation, formations, agenda et rappels sur une feuille A4, prête à imprimer."
          />
        )}
        <fieldset className="stack" style={{ gap: 12 }}>
          <legend className="label">Heures calmes</legend>
          <Checkbox
            {...form.checkbox('is_quiet')}
            hint="Ni cloche ni e-mail pendant ces heures&nbsp;: tout vous attend à leur fin. Un rappel de lot passe toujours."
          />
          {form.values.is_quiet && (
            <div className="row">
              <TextField {...form.text('quiet_from')} type="time" />
              <TextField {...form.text('quiet_to')} type="time" />
            </div>
          )}
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

function sortsOf(
  toggle: (
    name:
      | 'publications'
      | 'mail_publications'
      | 'trainings'
      | 'mail_trainings'
      | 'mail_actions'
      | 'mail_readings',
  ) => NonNullable<Sort['mail']>,
): Sort[] {
  return [
    {
      key: 'recall',
      label: 'Rappels de lot',
      hint: 'Urgents\u00a0: ils passent aussi pendant vos heures calmes.',
      portal: null,
      mail: null,
    },
    {
      key: 'reading',
      label: 'Lectures obligatoires',
      hint: 'À lire et à confirmer avant une date.',
      portal: null,
      mail: toggle('mail_readings'),
    },
    {
      key: 'action',
      label: 'Demandes et réponses',
      hint: 'Inscription, invitation, réponse du siège.',
      portal: null,
      mail: toggle('mail_actions'),
    },
    {
      key: 'publication',
      label: 'Nouvelles publications qui me concernent',
      hint: 'Actualités, offres, campagnes, documents.',
      portal: toggle('publications'),
      mail: toggle('mail_publications'),
    },
    {
      key: 'training',
      label: 'Formations, quiz et certificats',
      hint: 'Nouveautés et échéances.',
      portal: toggle('trainings'),
      mail: toggle('mail_trainings'),
    },
  ]
}
