import { useParams } from '@tanstack/react-router'
import { CertificateAnswer } from '../../features/quiz/certificate-check.tsx'
import { tidyCode } from '../../features/quiz/certificate-code.ts'
import { CertificateForm } from '../../features/quiz/certificate-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** Public: an employer or an inspector checks an attestation by its code, with no account of ours. */
export function CertificatePage() {
  const address = useParams({ from: '/default/public/attestations/$code', shouldThrow: false })
  const asked = address ? tidyCode(address.code) : null
  return (
    <div className="wrap" style={{ maxWidth: 860 }}>
      <PageHead
        title="Vérifier une attestation"
        intro="Chaque attestation de formation du réseau porte un code. Saisissez-le pour savoir si elle est authentique et toujours valable."
      />
      <div className="stack" style={{ '--gap': '20px' } as React.CSSProperties}>
        {asked !== null && <CertificateAnswer code={asked} />}
        <CertificateForm key={asked ?? ''} initial={asked ?? ''} />
      </div>
    </div>
  )
}
