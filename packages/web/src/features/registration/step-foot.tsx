import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import './registration.css'

export function StepFoot({ onBack, busy }: { onBack: () => void; busy: boolean }) {
  return (
    <div className="row between form-foot" style={{ marginTop: 4 }}>
      <Button variant="ghost" onClick={onBack} icon={<IconArrowLeft className="i" aria-hidden="true" />}>
        Retour
      </Button>
      <Button type="submit" variant="primary" size="lg" loading={busy} loadingLabel="Vérification…">
        Continuer <IconArrowRight className="i" aria-hidden="true" />
      </Button>
    </div>
  )
}
