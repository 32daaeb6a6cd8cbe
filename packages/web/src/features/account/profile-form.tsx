import { readRpps } from '@kiosque/contract/domain/identifiers'
import type { User } from '@kiosque/contract/wire/identity'
import { useForm } from '../../lib/form/use-form.ts'
import { isPhone, isRpps, orEmpty } from '../../lib/identifier-rules.ts'
import { formatPhone } from '../../lib/phone.ts'
import { maxLength, required } from '../../lib/rules.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { updateMe } from './account.queries.ts'

export function ProfileForm({ me }: { me: User }) {
  const form = useForm({
    initial: {
      first_name: me.first_name,
      last_name: me.last_name,
      phone: me.phone ? formatPhone(me.phone) : '',
      rpps: me.rpps ?? '',
    },
    labels: { first_name: 'Prénom', last_name: 'Nom', phone: 'Téléphone', rpps: 'Numéro RPPS' },
    rules: {
      first_name: [required, maxLength(80)],
      last_name: [required, maxLength(80)],
      phone: orEmpty(isPhone),
      rpps: orEmpty(isRpps),
    },
    onSubmit: async ({ phone, rpps, ...names }) => {
      await updateMe({ ...names, phone: phone.trim() || null, rpps: rpps.trim() || null })
      toast({ title: 'Profil enregistré' })
    },
  })
  const read = readRpps(form.values.rpps)
  return (
    <Card title="Mon profil">
      <form {...form.props} className="stack" style={{ gap: 20 }}>
        <FormErrors {...form.summary} />
        <div className="grid grid--2" style={{ gap: 20 }}>
          <TextField {...form.text('first_name')} autoComplete="given-name" />
          <TextField {...form.text('last_name')} autoComplete="family-name" />
          <TextField {...form.text('phone')} type="tel" autoComplete="tel" optional />
          <TextField
            {...form.text('rpps')}
            inputMode="numeric"
            autoComplete="off"
            optional
            hint={(read.ok && read.warning) || '11 chiffres, sur votre carte CPS.'}
          />
        </div>
        <div>
          <Button type="submit" variant="primary" loading={form.submitting} loadingLabel="Enregistrement…">
            Enregistrer le profil
          </Button>
        </div>
      </form>
    </Card>
  )
}
