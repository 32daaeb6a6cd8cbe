/** What a pharmacy gains with a partner, how it begins and what it commits to. */
interface PartnershipTerms {
  gains: readonly { title: string; text: string }[]
  start: string
  conditions: string
}

type Gain = readonly [title: string, text: string]

const terms = (start: string, conditions: string, ...gains: readonly Gain[]): PartnershipTerms => ({
  gains: gains.map(([title, text]) => ({ title, text })),
  start,
  conditions,
})

/** By the beginning of the title. */
const TERMS: Readonly<Record<string, PartnershipTerms>> = {
  Ospharm: terms(
    'Ouvrez Ospharm depuis vos accès directs : votre logiciel de gestion est relié en une demi-journée.',
    'Douze mois au départ ; les deux mois offerts sont les deux premiers.',
    ['120 € d’économie par an', '29 € par mois au lieu de 39 €, pour tous les postes de l’officine.'],
    [
      'Vos chiffres chaque matin',
      'Ventes de la veille, marge et panier, comparés aux officines de votre taille.',
    ],
  ),
  Adelya: terms(
    'Adhérez depuis la page d’Adelya : cent cartes et leur lecteur arrivent sous dix jours.',
    'Douze mois, puis un départ possible à tout moment, avec un mois de préavis.',
    [
      'Une carte pour tout le réseau',
      'Le client gagne ses points chez vous et peut les dépenser près de sa maison de vacances.',
    ],
    ['120 € d’économie par an', '35 € par mois au lieu de 45 €, cartes comprises.'],
  ),
  Déporef: terms(
    'Aucun mot de passe de plus : la plateforme s’ouvre depuis chaque offre.',
    'Commande avant 16 heures pour la tournée du lendemain ; frais de port au-dessous de 150 €.',
    ['Aucun abonnement', 'L’accès est compris dans votre cotisation, pour toute l’équipe.'],
    ['Les prix du réseau au panier', 'La remise se voit avant de valider : rien à réclamer ensuite.'],
  ),
  'Affich’Activ': terms(
    'Demandez la visite du poseur : il mesure et choisit l’emplacement avec vous.',
    'Trente-six mois pour chaque écran, garantie et dépannage sous deux jours compris.',
    ['240 € d’économie par an', '49 € par mois au lieu de 69 €, pose comprise.'],
    ['Une boucle déjà prête', 'Les campagnes du mois s’affichent seules ; vous y ajoutez vos horaires.'],
  ),
  Naocare: terms(
    'Réservez l’heure de prise en main, à distance, pour deux personnes de l’équipe.',
    'Un abonnement par officine, sans limite d’utilisateurs ; préavis d’un mois.',
    [
      'La trame suit l’échange',
      'Prévention, asthme, anticoagulants : les questions viennent dans l’ordre, à l’écran.',
    ],
    ['L’acte prêt à facturer', 'Son code et son tarif sont remplis ; il ne reste qu’à transmettre.'],
  ),
  'Espace EC': terms(
    'L’espace est déjà ouvert à votre officine : entrez-y depuis vos accès directs.',
    'Compris dans la cotisation ; au-delà de cinquante gigaoctets, 4 € par mois.',
    [
      'La dernière version, partout',
      'Qualité, contrats, plannings : la même au comptoir et au bureau du titulaire.',
    ],
    ['Hébergé en France', 'Sauvegardé chaque nuit ; aucun document de santé n’y est déposé.'],
  ),
  'Énergie verte': terms(
    'Envoyez votre dernier relevé de consommation : le devis arrive sous une semaine.',
    'Trente-six mois, sans frais de mise en service ni coupure au changement.',
    ['Un prix fixe pendant trois ans', 'Le kilowattheure ne bouge pas, quoi que fasse le marché.'],
    ['Trois parcs éoliens bretons', 'Leur production de l’année est certifiée, officine par officine.'],
  ),
  Banque: terms(
    'Prenez rendez-vous en agence ou en visioconférence : le compte s’ouvre en cinq jours.',
    'Sans durée imposée ; les six mois offerts valent pour une première ouverture.',
    ['Moitié moins cher', '12 € par mois au lieu de 24 €, terminal de paiement compris.'],
    [
      'Un conseiller qui lit vos comptes',
      'Tiers payant, stock, échéances du grossiste : il connaît la trésorerie d’une officine.',
    ],
  ),
  'Assurance multirisque': terms(
    'Faites comparer votre contrat actuel : la réponse, chiffrée, vient sous dix jours.',
    'Contrat d’un an, que l’on quitte quand on veut après la première échéance.',
    [
      'Dix-huit mois d’exploitation couverts',
      'Incendie ou dégât des eaux : votre marge est indemnisée jusqu’à la réouverture.',
    ],
    ['Le réfrigérateur est compris', 'En cas de panne, le stock perdu est remboursé à son prix d’achat.'],
  ),
  'Robot de délivrance': terms(
    'Proposez deux dates : l’auditeur préfère un jour de forte affluence.',
    'Un audit par officine ; le rapport est à vous, que vous achetiez ou non.',
    ['Une journée chez vous', 'Flux, surface, stock : tout est mesuré avant de parler d’un modèle.'],
    ['Un avis indépendant', 'L’auditeur ne vend aucun automate et en compare quatre.'],
  ),
  Recrutement: terms(
    'Décrivez le poste en dix lignes : l’annonce paraît le surlendemain.',
    'En ligne soixante jours, puis republiée une fois sans frais.',
    ['200 € d’économie par annonce', '190 € au lieu de 390 €, relecture par une recruteuse comprise.'],
    ['Les candidatures triées', 'Trois personnes sont rappelées au téléphone avant de vous être présentées.'],
  ),
  'Conseil juridique': terms(
    'Appelez entre 9 et 18 heures, ou écrivez en joignant vos pièces.',
    'Conseil et relecture seulement ; plaider devant un tribunal se facture à part.',
    ['Des juristes de l’officine', 'Bail, contrat de travail, contrôle de la caisse : ils ne font que cela.'],
    ['Autant d’appels qu’il en faut', 'Un appel coûte 60 € ailleurs ; ici, la cotisation les comprend.'],
  ),
}

export function partnershipTermsOf(title: string): PartnershipTerms {
  const found = Object.entries(TERMS).find(([start]) => title.startsWith(start))
  if (found === undefined) throw new Error(`What does this partnership bring? ${title}`)
  return found[1]
}
