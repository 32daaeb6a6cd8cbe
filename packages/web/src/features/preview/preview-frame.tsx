import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import type { AccountType } from '@kiosque/contract/domain/roles'
import { previewName, type Preview, type PreviewWho } from '../../lib/preview.ts'
import './preview.css'

type PreviewFrameProps = {
  drugstore: AdminDrugstore
  who: PreviewWho
  path: string
  /** Changes of the highlights board that are not published yet. */
  board?: object | undefined
  onLeave: () => void
}

/** The real portal, in a frame that reads as somebody else. A new person or place opens a new frame. */
export function PreviewFrame({ drugstore, who, path, board, onLeave }: PreviewFrameProps) {
  const name = previewName({ who, session: sessionAs(drugstore, who.account_type), board })
  return (
    <div className="frame">
      <div className="frame__bar">
        <i />
        <i />
        <i />
        <span style={{ marginLeft: 8 }}>kiosque{path.split('/').join(' / ')}</span>
      </div>
      {/* Our own pages, which need our own origin: a sandbox without it would sign them out. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        key={`${path} ${name}`}
        className={who.environment === 1 ? 'frame__page frame__page--tablet' : 'frame__page'}
        title="Aperçu du portail"
        name={name}
        src={path}
        onLoad={(event) => leaveOnEscape(event.currentTarget, onLeave)}
      />
    </div>
  )
}

/** What is open in the page itself: Escape closes that first. */
const OPEN = 'dialog[open], [role="dialog"], [aria-expanded="true"]'

/** Keys typed in the frame never reach the window around it. */
function leaveOnEscape({ contentWindow }: HTMLIFrameElement, onLeave: () => void) {
  contentWindow?.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !contentWindow.document.querySelector(OPEN)) onLeave()
    },
    // Before the page's own listeners, which close what is open.
    { capture: true },
  )
}

/** Someone of this pharmacy who does not exist: a name, a role, and nothing personal. */
function sessionAs(drugstore: AdminDrugstore, type: number): Preview['session'] {
  const { id, cip_officine, group_name, name, city } = drugstore
  const account = {
    id: 0,
    type: type as AccountType,
    drugstore: { id, cip_officine, group_name, name, city },
  }
  return {
    accounts: [account],
    account,
    drugstoreFull: drugstore,
    me: {
      id: 0,
      email: '',
      first_name: 'Aperçu',
      last_name: '',
      phone: null,
      rpps: null,
      right_id: null,
      packs: drugstore.packs,
      zones: drugstore.zone ? [drugstore.zone] : [],
      pending_email: null,
      notification_preferences: { email_digest: 'never', publications: false, trainings: false },
      created_at: drugstore.created_at,
    },
  }
}
