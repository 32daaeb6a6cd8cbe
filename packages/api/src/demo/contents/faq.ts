import type { DemoContent } from './demo-content.ts'

const question = (theme: string, position: number, title: string, ...text: string[]): DemoContent => ({
  title,
  excerpt: '',
  text,
  from: -45,
  fields: () => ({ question: title, theme, position }),
})

export const faq: readonly DemoContent[] = [
  question(
    'commandes-et-offres',
    1,
    'Une remise n’apparaît pas sur ma facture, que faire ?',
    'Les remises « Offre plateforme » sont portées sur la facture du mois de livraison. Vérifiez que la commande a été passée pendant la période de validité.',
    "Si l'écart persiste, envoyez-nous le numéro de facture : nous répondons sous deux jours ouvrés.",
  ),
  question(
    'commandes-et-offres',
    2,
    'Quelle différence entre Offre plateforme et Offre Direct ?',
    "L'Offre plateforme se commande sur Déporef et part avec votre livraison habituelle. L'Offre Direct se commande auprès du laboratoire, avec son bon de commande.",
  ),
  question(
    'commandes-et-offres',
    3,
    'Puis-je cumuler deux offres sur un même produit ?',
    "Non : la remise la plus favorable s'applique, une seule fois par ligne de commande.",
  ),
  question(
    'commandes-et-offres',
    4,
    "Où trouver le bon de commande d'une offre terminée ?",
    "Les bons de commande restent joints à l'offre pendant douze mois, dans l'onglet des offres terminées.",
  ),
  question(
    'compte-et-equipe',
    1,
    'Comment inviter un nouveau collaborateur ?',
    'Dans « Mon compte », rubrique « Mon équipe », saisissez son adresse e-mail et choisissez son rôle. Le lien reçu reste valable sept jours.',
  ),
  question(
    'compte-et-equipe',
    2,
    "Un collaborateur quitte l'officine, que faire ?",
    "Retirez-le de l'équipe : son accès est coupé aussitôt. Ses lectures et attestations restent à lui.",
  ),
  question(
    'compte-et-equipe',
    3,
    'Je travaille dans deux officines, dois-je avoir deux comptes ?',
    "Une seule adresse e-mail suffit : passez d'une officine à l'autre depuis le menu de votre compte.",
  ),
  question(
    'formations',
    1,
    'Mon attestation de quiz n’apparaît pas, pourquoi ?',
    "L'attestation est délivrée dès que la note de réussite est atteinte. Rechargez la page du quiz, puis écrivez-nous si elle manque encore.",
  ),
  question(
    'formations',
    2,
    "Les parcours de l'académie valent-ils DPC ?",
    "Ceux qui portent un numéro d'action, oui. Le numéro figure sur la page du parcours et sur l'attestation.",
  ),
  question(
    'formations',
    3,
    'Puis-je refaire un quiz réussi ?',
    'Oui, autant de fois que vous le souhaitez, sauf si un nombre de tentatives est indiqué.',
  ),
  question(
    'fidelite-et-campagnes',
    1,
    'Comment participer à une campagne ?',
    "Ouvrez la campagne et répondez « Je participe » avant la date indiquée. Le titulaire, le cotitulaire ou l'adjoint peut répondre.",
  ),
  question(
    'fidelite-et-campagnes',
    2,
    'Quand la PLV est-elle livrée ?',
    'Avec la tournée Déporef qui précède la campagne, si vous avez répondu à temps.',
  ),
  question(
    'connexion-et-securite',
    1,
    "J'ai oublié mon mot de passe",
    'Cliquez sur « Mot de passe oublié » : un lien valable une heure vous est envoyé.',
  ),
  question(
    'connexion-et-securite',
    2,
    'Qu’est-ce qu’un poste partagé ?',
    "Un ordinateur utilisé par plusieurs personnes. La session s'y ferme avec la fenêtre et se verrouille après quinze minutes sans activité.",
  ),
]
