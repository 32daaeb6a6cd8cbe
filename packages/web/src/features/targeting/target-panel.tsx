import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconHelpCircle } from '@tabler/icons-react'
import type { Target } from '@kiosque/contract/domain/audience'
import { ENVIRONMENT_LABELS, GROUP_NAMES, groupLabel, SITE_LABELS } from '@kiosque/contract/domain/network'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import { messageFor } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { ChipLine } from './chip-line.tsx'
import { DrugstoreLine } from './drugstore-line.tsx'
import { NamedNote } from './named-note.tsx'
import { ReachCard } from './reach-card.tsx'
import { SavedAudienceLine } from './saved-audience-line.tsx'
import { choicesQuery, type Publishing } from './targeting.queries.ts'
import { WhyPanel } from './why-panel.tsx'
import { Group } from '../../ui/group.tsx'
import './targeting.css'

type TargetPanelProps = {
  value: Target
  onChange: (target: Target) => void
  error?: string | undefined
  /** Where the content stands, so that « pourquoi » also looks at its state and its window. */
  publication?: Publishing | undefined
}

const SITES = [1, 0].map((value) => ({ value, label: SITE_LABELS[value as 0 | 1] }))
const ENVIRONMENTS = [0, 1].map((value) => ({ value, label: ENVIRONMENT_LABELS[value as 0 | 1] }))
const GROUPS = GROUP_NAMES.map((name, value) => ({ value, label: groupLabel(name) }))
/** Not the head office: it sees everything published, whatever the target. */
const ROLES = [200, 180, 160, 100, 90, 0].map((value) => ({ value, label: accountTypeLabel(value) }))

/** Who something is for (D4): OR inside a line, AND between lines, an empty line asks nothing. */
export function TargetPanel({ value, onChange, error, publication }: TargetPanelProps) {
  const [asking, setAsking] = useState(false)
  const choices = useQuery(choicesQuery)
  const set = (part: Partial<Target>) => onChange({ ...value, ...part })
  return (
    <Group className="target-panel" aria-label="Ciblage">
      <ReachCard target={value} />
      {error && <Alert tone="danger">{error}</Alert>}
      <SavedAudienceLine value={value} onChange={onChange} />
      <ChipLine legend="Sites" choices={SITES} value={value.sites} onChange={(sites) => set({ sites })} />
      <ChipLine
        legend="Groupes"
        choices={GROUPS}
        value={value.groups}
        onChange={(groups) => set({ groups })}
      />
      {choices.data ? (
        <>
          <ChipLine
            legend="Packs digitaux"
            choices={choices.data.packs.map((pack) => ({ value: pack.key, label: pack.label }))}
            value={value.packs}
            onChange={(packs) => set({ packs })}
          />
          <ChipLine
            legend="Zones"
            none="toutes"
            choices={choices.data.zones.map((zone) => ({ value: zone.id, label: zone.name }))}
            value={value.zones}
            onChange={(zones) => set({ zones })}
          />
        </>
      ) : choices.error ? (
        <Alert
          tone="danger"
          title="Les packs et les zones n’ont pas pu être chargés"
          actions={
            <Button size="sm" onClick={() => void choices.refetch()}>
              Réessayer
            </Button>
          }
        >
          {messageFor(choices.error)}
        </Alert>
      ) : (
        <LineSkeletons count={2} />
      )}
      <ChipLine
        legend="Rôles"
        choices={ROLES}
        value={value.account_types}
        onChange={(account_types) => set({ account_types })}
      />
      <ChipLine
        legend="Environnements"
        choices={ENVIRONMENTS}
        value={value.environments}
        onChange={(environments) => set({ environments })}
      />
      <DrugstoreLine
        legend="Officines nommées"
        none="toutes"
        searchLabel="Ajouter une officine nommée"
        value={value.drugstore_ids}
        onChange={(drugstore_ids) => set({ drugstore_ids })}
        note={<NamedNote target={value} onChange={onChange} />}
      />
      <DrugstoreLine
        legend="Officines exclues"
        none="aucune"
        searchLabel="Exclure une officine"
        value={value.excluded_drugstore_ids}
        onChange={(excluded_drugstore_ids) => set({ excluded_drugstore_ids })}
      />
      <p className="xs muted tgt__rule">
        Sur une ligne, un critère suffit. D’une ligne à l’autre, tous doivent être remplis. Une ligne vide ne
        demande rien&#8239;; les invités ne voient que ce qui les nomme.
      </p>
      <Button
        size="sm"
        variant="ghost"
        className="tgt__why"
        icon={<IconHelpCircle className="i i--18" aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        Pourquoi une officine ne voit pas ce contenu&nbsp;?
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Pourquoi cette officine ne voit pas ce contenu&nbsp;?"
      >
        <WhyPanel target={value} publication={publication} />
      </Dialog>
    </Group>
  )
}
