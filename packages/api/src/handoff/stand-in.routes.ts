import { partnerLabel, type HandoffPartner } from '@kiosque/contract/domain/handoff'
import { handoffParams, passedQuery } from '@kiosque/contract/wire/handoff'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import type { Routes } from '../http/app-type.ts'
import { selectStandIn, spendToken, STAND_IN } from './stand-in.service.ts'
import type { Claims } from './jwt.ts'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"

/** A partner played by this very server, so that the demonstration opens something and checks what it is given. */
export const standInRoutes: Routes = async (app) => {
  const { deps } = app
  app.get(
    `${STAND_IN}/:partner`,
    { config: { access: 'public' }, schema: { params: handoffParams, querystring: passedQuery } },
    async (request, reply) => {
      const { partner } = request.params
      const keys = await selectStandIn(deps, partner)
      if (keys === null) throw notFound()
      const { token } = request.query
      const claims = typeof token === 'string' ? await spendToken(deps, partner, keys, token) : null
      return reply
        .code(claims ? 200 : 401)
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .send(pageOf(deps, partner, claims))
    },
  )
}

const STYLE = `body{font:17px/1.5 system-ui,sans-serif;margin:0;background:#f5f8f7;color:#1c353c}
main{max-width:34rem;margin:12vh auto;padding:2rem;background:#fff;border-radius:16px}
h1{margin:0 0 .5rem;color:#07272f}dl{display:grid;grid-template-columns:auto 1fr;gap:.4rem 1.2rem}
dt{color:#4f6369}dd{margin:0;font-weight:600}`

function pageOf({ env }: Pick<Deps, 'env'>, partner: HandoffPartner, claims: Claims | null): string {
  const name = partnerLabel(partner)
  const text = claims
    ? `<p>Connexion vérifiée&nbsp;: vous êtes entré sans nouveau mot de passe.</p><dl><dt>CIP de l’officine</dt><dd>${safe(claims.cip)}</dd><dt>Groupe</dt><dd>${safe(claims.group ?? '—')}</dd></dl>`
    : '<p>Ce lien n’est plus valable ou n’a pas été fait pour ce service. Revenez à Kiosque et ouvrez-le de nouveau.</p>'
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(name)} (démonstration)</title><style>${STYLE}</style></head><body><main><h1>${safe(name)}</h1>${text}<p>Cette page tient la place du partenaire pendant la démonstration. <a href="${safe(env.publicUrl)}/">Revenir à Kiosque</a></p></main></body></html>`
}

const safe = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
