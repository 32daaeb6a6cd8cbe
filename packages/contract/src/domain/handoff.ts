/** Services that open with one's Kiosque identity (D11-01). */
export const HANDOFF_PARTNERS = [
  {
    value: 'ec',
    label: 'Espace EC',
    purpose: 'Documents comptables et échanges avec votre cabinet.',
  },
  {
    value: 'affichactiv',
    label: 'Affich’Activ',
    purpose: 'Programmation des écrans de vitrine et de comptoir.',
  },
  {
    value: 'ospharm',
    label: 'Ospharm',
    purpose: 'Statistiques de vente et comparaison avec les officines proches.',
  },
  {
    value: 'adelya',
    label: 'Adelya',
    purpose: 'Carte de fidélité du réseau, suivi des passages et des bons.',
  },
  {
    value: 'deporef',
    label: 'Déporef',
    purpose: 'Commandes de la plateforme, reliquats et factures.',
  },
  {
    value: 'naocare',
    label: 'Naocare',
    purpose: 'Préparation et suivi des entretiens à l’officine.',
  },
] as const

export type HandoffPartner = (typeof HANDOFF_PARTNERS)[number]['value']

export const HANDOFF_KEYS = HANDOFF_PARTNERS.map((partner) => partner.value)

/** 128 bits at least: with a shorter one, whoever holds a single token could find it at home and sign others. */
export const HANDOFF_SECRET_MIN = 16

export const partnerLabel = (key: HandoffPartner): string =>
  HANDOFF_PARTNERS.find((partner) => partner.value === key)?.label ?? key

const ADDRESS = /^(https?):\/\/([^\s/?#@\\:[\]]+|\[::1\])(?::\d{1,5})?(?:[/?][^\s#\\]*)?$/i
const LOCAL_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|.+\.(localhost|test))$/i

/**
 * Whether people may be sent to this address with a token: https, or http on this very machine for trials; without a
 * password in it, nor a fragment, which would never reach the partner, nor a token of its own.
 */
export function isHandoffAddress(text: string): boolean {
  const [, scheme = '', host = ''] = ADDRESS.exec(text) ?? []
  if (host === '' || /[?&]token=/i.test(text)) return false
  return scheme.toLowerCase() === 'https' || LOCAL_HOST.test(host)
}

/** How long the former key is still accepted, where the head office asks for it. */
export const ROTATION_DAYS = 7

/** What is handed over, said before the first time. */
export const HANDED_OVER = [
  'le CIP et le groupe de votre officine',
  'un identifiant à vous, qui ne dit pas votre nom et diffère pour chaque partenaire',
] as const
