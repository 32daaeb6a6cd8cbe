/** What pharmacies asked all year round: the topic, what about, what they wrote, and what they were told. */
export const OLDER_REQUESTS: readonly [topic: string, subject: string, message: string, answer: string][] = [
  [
    'offre',
    'Palier atteint ou non',
    'Bonjour, notre dernière commande nous fait-elle passer au palier suivant ?',
    'Bonjour, oui : le palier est atteint depuis la livraison. La remise figure sur la prochaine facture.',
  ],
  [
    'offre',
    'Unités gratuites manquantes',
    'Bonjour, nous avons reçu les unités payantes sans les gratuites.',
    'Bonjour, le laboratoire les expédie sous huit jours. Dites-nous si elles n’arrivent pas.',
  ],
  [
    'facture',
    'Avoir en attente',
    'Bonjour, l’avoir promis le mois dernier n’est pas sur le relevé.',
    'Bonjour, il a été émis hier : vous le trouverez sur le relevé de ce mois.',
  ],
  [
    'facture',
    'Duplicata de facture',
    'Bonjour, pouvez-vous nous renvoyer la facture de la PLV ?',
    'Bonjour, la voici dans votre espace, rubrique Documents. Bonne journée.',
  ],
  [
    'formation',
    'Attestation introuvable',
    'Bonjour, je ne retrouve pas mon attestation de quiz.',
    'Bonjour, elle est dans Mon dossier de formation, onglet Attestations.',
  ],
  [
    'formation',
    'Former une nouvelle collègue',
    'Bonjour, par quelles formations faire commencer une préparatrice qui arrive ?',
    'Bonjour, le parcours Premiers pas est fait pour cela. Vous pouvez le lui demander depuis Mon équipe.',
  ],
  [
    'compte',
    'Adresse de l’officine',
    'Bonjour, notre numéro de rue a changé. Où le corriger ?',
    'Bonjour, c’est fait de notre côté, et vos prochaines livraisons en tiendront compte.',
  ],
  [
    'compte',
    'Départ d’un adjoint',
    'Bonjour, notre adjoint nous a quittés. Faut-il fermer son accès ?',
    'Bonjour, vous pouvez le retirer depuis Mon équipe. Son dossier de formation le suit.',
  ],
  [
    'autre',
    'Kit vitrine en double',
    'Bonjour, nous avons reçu deux kits. À qui renvoyer le second ?',
    'Bonjour, gardez-le : une officine voisine passera le prendre. Merci à vous.',
  ],
  [
    'autre',
    'Affiche dans un autre format',
    'Bonjour, l’affiche de la campagne existe-t-elle en A4 ?',
    'Bonjour, oui, elle vient d’être ajoutée aux visuels de la campagne.',
  ],
]

/** Marks people gave the answer, most often good. */
export const MARKS = [5, 5, 4, 5, null, 4, 5, null, 3, 5, 4, null, 5, 2, null] as const
