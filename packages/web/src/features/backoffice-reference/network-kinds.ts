import { id, label, name, SITES, text, type ReferenceKind } from './reference-kind.ts'

/** How the network is divided. */
export const NETWORK_KINDS = {
  zones: {
    path: 'zones',
    title: 'Zones',
    intro: 'Une zone rassemble des officines et se confie à un conseiller.',
    one: 'zone',
    the: 'la zone',
    isFeminine: true,
    create: 'Nouvelle zone',
    empty: 'Aucune zone pour le moment',
    idOf: id,
    nameOf: name,
    use: 'usage',
    hrefOfUses: (row) => `/admin/drugstores?zone_id=${id(row)}`,
    fields: [{ name: 'name', label: 'Nom', type: 'text', required: true, max: 80 }],
    isNetwork: true,
    editLabel: 'Renommer',
  },
  packs: {
    path: 'packs',
    title: 'Packs',
    intro: 'L’option digitale d’une officine. Elle décide de ce qui lui est destiné.',
    one: 'pack',
    the: 'le pack',
    create: 'Nouveau pack',
    empty: 'Aucun pack pour le moment',
    idOf: (row) => String(row['key']),
    nameOf: label,
    detail: {
      header: 'Site et clé',
      of: (row) =>
        `${SITES.find((site) => site.value === String(row['site']))?.label ?? ''}, clé ${text(row, 'key')}`,
    },
    use: 'usage',
    hrefOfUses: (row) => `/admin/drugstores?pack=${encodeURIComponent(text(row, 'key'))}`,
    fields: [
      { name: 'label', label: 'Nom', type: 'text', required: true, max: 80 },
      {
        name: 'key',
        label: 'Clé',
        type: 'text',
        required: true,
        max: 40,
        hint: 'Pour les imports et les échanges, par exemple «\u00a0dPremium\u00a0». Elle ne changera plus.',
      },
      { name: 'site', label: 'Site', type: 'choice', options: SITES, isNumber: true, required: true },
    ],
    fixed: ['key', 'site'],
    isNetwork: true,
    editLabel: 'Renommer',
  },
} satisfies Record<string, ReferenceKind>
