/** What was said: who, how many hours before the first start, and the words. */
export interface DemoPart {
  kind: 'message' | 'answer' | 'note'
  hoursAgo: number
  text: string
  /** A PDF that goes with it. */
  file?: string
}

/** Whose mailbox of the demonstration it is, or the titulaire of a pharmacy by its name. */
export interface DemoRequest {
  from: string | { drugstore: string }
  topic: string
  subject: string
  status: 'sent' | 'in_progress' | 'answered' | 'closed'
  assignee?: 'editeur' | 'admin'
  isUnread?: boolean
  rating?: number
  origin?: string
  parts: DemoPart[]
}

export const DEMO_REQUESTS: DemoRequest[] = [
  {
    from: 'titulaire',
    topic: 'compte',
    subject: 'Ajouter une préparatrice',
    status: 'closed',
    assignee: 'admin',
    rating: 5,
    parts: [
      {
        kind: 'message',
        hoursAgo: 1_900,
        text: 'Bonjour, Inès Benali nous rejoint lundi. Comment lui ouvrir un accès à Kiosque ?',
      },
      {
        kind: 'answer',
        hoursAgo: 1_896,
        text: 'Bonjour Claire, invitez-la depuis Mon compte, Mon équipe : elle recevra un lien valable sept jours. Bienvenue à Inès !',
      },
    ],
  },
  {
    from: 'titulaire',
    topic: 'autre',
    subject: 'Photo de vitrine refusée',
    status: 'closed',
    assignee: 'editeur',
    parts: [
      {
        kind: 'message',
        hoursAgo: 820,
        text: 'Bonjour, ma photo de vitrine d’octobre est marquée refusée, sans explication. Que faut-il reprendre ?',
      },
      {
        kind: 'answer',
        hoursAgo: 800,
        text: 'Bonjour Claire, le reflet cache le visuel central. Une photo prise de biais, en fin de journée, sera acceptée.',
      },
      { kind: 'message', hoursAgo: 790, text: 'C’est refait, merci pour le conseil.' },
      { kind: 'answer', hoursAgo: 780, text: 'Parfait, elle est validée.' },
    ],
  },
  {
    from: 'preparateur',
    topic: 'formation',
    subject: 'Quiz bloqué à la question 4',
    status: 'answered',
    assignee: 'editeur',
    parts: [
      {
        kind: 'message',
        hoursAgo: 170,
        text: 'Bonjour, je retrouve toujours le même écran à la question 4 du quiz sur l’angine.',
      },
      {
        kind: 'answer',
        hoursAgo: 150,
        text: 'Bonjour Inès, la question est corrigée. Votre tentative est gardée : reprenez-la où vous en étiez.',
      },
    ],
  },
  {
    from: 'titulaire',
    topic: 'formation',
    subject: 'Inscription à Nantes',
    status: 'answered',
    assignee: 'editeur',
    isUnread: true,
    parts: [
      { kind: 'message', hoursAgo: 30, text: 'Bonjour, peut-on venir à trois à la journée de Nantes ?' },
      {
        kind: 'answer',
        hoursAgo: 22,
        text: 'Bonjour Claire, oui : trois places par officine. Donnez-nous les noms avant vendredi.',
      },
    ],
  },
  {
    from: { drugstore: 'Pharmacie de l’Étoile' },
    topic: 'compte',
    subject: 'Changer de titulaire',
    status: 'sent',
    parts: [
      {
        kind: 'message',
        hoursAgo: 150,
        text: 'Bonjour, je reprends l’officine au 1ᵉʳ janvier avec mon associé. Quelles pièces vous envoyer, et quand changer les accès ?',
      },
    ],
  },
  {
    from: 'titulaire',
    topic: 'facture',
    subject: 'Remise absente de ma facture',
    status: 'in_progress',
    assignee: 'editeur',
    origin: '/offers/promotional-offers',
    parts: [
      {
        kind: 'message',
        hoursAgo: 29,
        text: 'Bonjour, la remise de 20 % sur le baume n’apparaît pas sur ma facture d’octobre, alors que la commande date du 2. Est-ce normal ?',
        file: 'Facture Deporef d’octobre',
      },
      {
        kind: 'answer',
        hoursAgo: 26,
        text: 'Bonjour Claire, la remise est portée sur la facture du mois de livraison. Votre commande figurera donc sur celle de novembre. Je vérifie le bon de livraison avec Déporef.',
      },
      {
        kind: 'note',
        hoursAgo: 5,
        text: 'Déporef confirme : livraison le 4, ligne remisée de 35,76 €. On peut clore après réponse.',
      },
      {
        kind: 'message',
        hoursAgo: 2,
        text: 'Merci. Pouvez-vous me le confirmer par écrit pour mon comptable ?',
      },
    ],
  },
  {
    from: { drugstore: 'Pharmacie des Dunes' },
    topic: 'autre',
    subject: 'Kit vitrine incomplet',
    status: 'sent',
    parts: [
      {
        kind: 'message',
        hoursAgo: 3,
        text: 'Bonjour, il manque les deux lés de fond et la réglette dans le kit reçu ce matin. Pouvez-vous les renvoyer ?',
      },
    ],
  },
  {
    from: 'cotitulaire',
    topic: 'offre',
    subject: 'Palier de l’offre solaire',
    status: 'in_progress',
    assignee: 'admin',
    parts: [
      {
        kind: 'message',
        hoursAgo: 8,
        text: 'Bonjour, le palier de 36 unités peut-il mélanger les deux indices ? Le bon de commande ne le dit pas.',
      },
    ],
  },
  {
    from: 'invite',
    topic: 'compte',
    subject: 'Être rattachée à une officine',
    status: 'sent',
    parts: [
      {
        kind: 'message',
        hoursAgo: 1,
        text: 'Bonjour, je commence comme adjointe le mois prochain à Angers. Comment rattacher mon compte à cette officine ?',
      },
    ],
  },
  {
    from: { drugstore: 'Pharmacie du Rempart' },
    topic: 'autre',
    subject: 'Planogramme taille L',
    status: 'closed',
    assignee: 'editeur',
    rating: 4,
    parts: [
      {
        kind: 'message',
        hoursAgo: 240,
        text: 'Bonjour, le fichier de la taille L s’ouvre sur la version M. Avez-vous le bon ?',
      },
      {
        kind: 'answer',
        hoursAgo: 236,
        text: 'Bonjour, merci de l’avoir signalé : le bon fichier est en ligne, le voici aussi.',
        file: 'Planogramme taille L',
      },
    ],
  },
]

export const DEMO_DESKS = [
  { name: 'Offres et facturation', lead: 'Sylvain Pouliquen', mailbox: 'offres' },
  { name: 'Contenus et formations', lead: 'Anne Rousselot', mailbox: 'formations' },
  { name: 'Vie du réseau', lead: 'Maud Tanguy', mailbox: 'reseau' },
]

export const DEMO_CANNED = [
  {
    title: 'Demander le bon de livraison',
    body: 'Bonjour, pouvez-vous nous envoyer le bon de livraison en pièce jointe ? Nous vérifions aussitôt avec la plateforme.',
  },
  {
    title: 'Remise sur la facture du mois suivant',
    body: 'Bonjour, la remise est portée sur la facture du mois de livraison : elle figurera sur la prochaine. Écrivez-nous si elle n’y est pas.',
  },
  {
    title: 'Inviter un membre de l’équipe',
    body: 'Bonjour, invitez cette personne depuis Mon compte, Mon équipe : elle recevra un lien valable sept jours.',
  },
  {
    title: 'Clore après réponse',
    body: 'Bonjour, votre demande nous paraît réglée, nous la closons. Vous pouvez la rouvrir d’un message à tout moment.',
  },
]
