import type { DemoContent } from './demo-content.ts'
import { mediaOf } from './gallery-visuals.ts'

const contact = {
  contact_name: 'Service partenariats',
  contact_email: 'partenariats@demo.kiosque.test',
  contact_phone: '+33299004120',
}

export const partnerships: readonly DemoContent[] = (
  [
    [
      'Ospharm : vos statistiques de vente',
      'ospharm',
      'logiciel',
      'Deux mois offerts la première année',
      '29 € par mois',
      '39 € par mois',
      'ospharm',
    ],
    [
      'Adelya : la carte de fidélité',
      'adelya',
      'logiciel',
      'Trois mois offerts pour toute première adhésion',
      '35 € par mois',
      '45 € par mois',
      'adelya',
    ],
    [
      'Déporef : la plateforme de commandes',
      'deporef',
      'services',
      'Franco dès 150 € de commande',
      'Inclus',
      'Réservé au réseau',
      'deporef',
    ],
    [
      'Affich’Activ : vos écrans de vitrine',
      'affichactiv',
      'services',
      'Un écran offert pour deux achetés',
      '49 € par mois',
      '69 € par mois',
      'affichactiv',
    ],
    [
      'Naocare : vos entretiens à l’officine',
      'naocare',
      'logiciel',
      'Formation de prise en main offerte',
      '25 € par mois',
      '35 € par mois',
      'naocare',
    ],
    [
      'Espace EC : vos documents partagés',
      'ec',
      'services',
      'Cinquante gigaoctets inclus',
      'Inclus',
      'Réservé au réseau',
      'ec',
    ],
    [
      'Énergie verte à prix négocié',
      null,
      'energie',
      'Jusqu’à 18 % sous le tarif de référence',
      'Sur devis',
      'Tarif réglementé',
      null,
    ],
    [
      'Banque : le compte professionnel',
      null,
      'banque',
      'Six mois de frais de tenue offerts',
      '12 € par mois',
      '24 € par mois',
      null,
    ],
    [
      'Assurance multirisque officine',
      null,
      'assurance',
      'Une garantie perte d’exploitation renforcée',
      'Sur devis',
      'Sur devis',
      null,
    ],
    [
      'Robot de délivrance : l’audit offert',
      null,
      'automate',
      'Audit d’implantation offert',
      'Offert',
      '900 €',
      null,
    ],
    [
      'Recrutement : trouver un préparateur',
      null,
      'ressources-humaines',
      'Annonce diffusée sur quatre sites',
      '190 €',
      '390 €',
      null,
    ],
    [
      'Conseil juridique par téléphone',
      null,
      'juridique',
      'Réponse sous deux jours',
      'Inclus',
      '60 € par appel',
      null,
    ],
  ] as const
).map(([title, partner, category, advantage, memberPrice, publicPrice, handoff], index) => ({
  title,
  excerpt: advantage,
  category,
  from: -80 + index,
  text: [
    `${advantage}.`,
    '## Comment en profiter',
    'Contactez le service partenariats ou ouvrez le service depuis vos accès directs.',
    '## À savoir',
    'Les conditions sont revues chaque année avec le partenaire.',
  ],
  fields: (context) => ({
    ...(partner ? { partner: context.partner(partner) } : {}),
    advantage,
    advantages: [
      { title: 'Tarif négocié', text: 'Valable pour toutes les officines du réseau.' },
      { title: 'Interlocuteur dédié', text: 'Un contact connaît votre dossier.' },
    ],
    member_price: memberPrice,
    public_price: publicPrice,
    conditions: 'Engagement de douze mois, résiliable à chaque échéance.',
    valid_until: context.day(200 + index * 10),
    ...(handoff ? { handoff } : {}),
    ...contact,
  }),
}))

export const thematics: readonly DemoContent[] = (
  [
    ['sommeil', 'Sommeil : l’argumentaire complet', 'Kalméo'],
    ['digestion', 'Digestion : conseils et produits', 'Florvéa'],
    ['immunite', 'Immunité : préparer l’hiver', 'Ostéane'],
    ['solaire', 'Solaire : toute l’année', 'Solénia'],
    ['peau', 'Peau sèche : la routine', 'Hydrélis'],
    ['articulations', 'Articulations : soulager et bouger', 'Orthéa'],
    ['circulation', 'Circulation : jambes légères', 'Vitalune'],
    ['bebe', 'Bébé : le change', 'Bébélia'],
    ['nez-gorge', 'Nez et gorge : le bon geste', 'Maréole'],
    ['bouche', 'Bouche et dents : les essentiels', 'Dentéor'],
    ['minceur', 'Minceur : conseiller avec mesure', 'Évanor'],
    ['stress', 'Stress et détente', 'Pulméa'],
  ] as const
).map(([theme, title, laboratory], index) => ({
  title,
  excerpt: `Les documents du laboratoire ${laboratory} sur ce thème : argumentaire, fiche comptoir et visuels.`,
  laboratory,
  from: -40 + index,
  text: ['À lire en équipe avant la mise en place.'],
  fields: (context) => ({
    theme,
    documents: [context.pdf(`Argumentaire : ${title}`), context.pdf(`Fiche comptoir : ${title}`)],
  }),
}))

const SPOT_NAMES = ['vitrine', 'tg1', 'tg2', 'comptoir', 'lineaire', 'ecran'] as const
const PLAN = [
  'Bilan de rentrée',
  'Cœur en forme',
  'Colorectal',
  'Allergies',
  'Peau et soleil',
  'Jambes légères',
  'Vacances',
  'Anti-moustiques',
  'Poux et rentrée',
  'Octobre rose',
  'Immunité',
  'Hiver serein',
] as const

export const merchandising: readonly DemoContent[] = PLAN.flatMap((theme, rank) =>
  [0, 1].map((which) => {
    const spot = SPOT_NAMES[(rank + which * 3) % SPOT_NAMES.length]!
    const month = rank + 1
    return {
      title: `${theme} : ${which === 0 ? 'implantation principale' : 'rappel au comptoir'}`,
      excerpt: 'Planogramme, matériel et pas à pas de la mise en place.',
      from: -100 + rank,
      text: ['Installez la veille, photographiez le matin, comparez en fin de mois.'],
      fields: (context) => {
        const pad = (value: number) => String(value).padStart(2, '0')
        return {
          year: context.year,
          month,
          spot,
          install_on: `${context.year}-${pad(month)}-01`,
          remove_on: `${context.year}-${pad(month)}-28`,
          planogram: context.pdf(`Planogramme : ${theme}`),
          window_display:
            'Fond uni, trois hauteurs, un message lisible à cinq mètres.\nPlacez le produit phare à hauteur des yeux.',
          pos_material: [
            { label: 'Affiche A2', quantity: 1 },
            { label: 'Stop-rayons', quantity: 4 },
          ],
          facings: [
            { name: 'Produit phare', facing: 6 },
            { name: 'Complément', facing: 4 },
          ],
        }
      },
    } satisfies DemoContent
  }),
)

export const galleries: readonly DemoContent[] = (
  [
    ['Prêts pour l’hiver', 'affiche', 'saison'],
    ['Vaccination grippe', 'reseaux-sociaux', 'prevention'],
    ['Octobre rose', 'affiche', 'prevention'],
    ['Logo du réseau', 'logo', 'marque'],
    ['Vitrine de Noël', 'vitrine', 'saison'],
    ['Équipes en officine', 'photo', 'vie-du-reseau'],
    ['Gamme Mieux vivre', 'photo', 'marque'],
    ['Immunité', 'affiche', 'saison'],
    ['Journée Académie', 'photo', 'vie-du-reseau'],
    ['Visuels Hydrélis', 'reseaux-sociaux', 'laboratoires'],
    ['Visuels Maréole', 'reseaux-sociaux', 'laboratoires'],
    ['Horaires de garde', 'affiche', 'marque'],
  ] as const
).map(([title, type, category], index) => ({
  title,
  excerpt: 'Prêt à imprimer ou à publier.',
  category,
  from: -30 + index,
  text: ['Respectez les droits d’utilisation indiqués.'],
  fields: (context) => ({
    album: title,
    asset_type: type,
    rights_until: context.day(300),
    media: mediaOf(title, context),
  }),
}))

export const documents: readonly DemoContent[] = (
  [
    ['Procédure de retour de lot', 'procedure', 'qualite'],
    ['Contrat d’adhésion au réseau', 'contrat', 'reseau'],
    ['Formulaire de demande de formation', 'formulaire', 'ressources-humaines'],
    ['Newsletter d’octobre', 'newsletter', 'communication'],
    ['Newsletter de novembre', 'newsletter', 'communication'],
    ['Compte rendu de l’assemblée générale', 'compte-rendu', 'reseau'],
    ['Fiche conseil : lavage de nez', 'fiche-conseil', 'qualite'],
    ['Fiche conseil : peau atopique', 'fiche-conseil', 'qualite'],
    ['Charte graphique', 'autre', 'communication'],
    ['Livret d’accueil du préparateur', 'autre', 'ressources-humaines'],
    ['Procédure chaîne du froid', 'procedure', 'qualite'],
    ['Formulaire de changement de titulaire', 'formulaire', 'reseau'],
  ] as const
).map(([title, type, category], index) => ({
  title,
  excerpt: 'Document de référence du siège.',
  category,
  from: -90 + index * 3,
  text: ['Version en vigueur.'],
  fields: (context) => ({
    file: context.pdf(title),
    document_type: type,
    edition_on: context.day(-90 + index * 3),
  }),
}))
