import type { DemoContent } from './demo-content.ts'

const page = (
  type: number,
  slug: string,
  title: string,
  excerpt: string,
  text: readonly string[],
): DemoContent => ({
  title,
  slug,
  excerpt,
  text,
  from: -60,
  fields: () => ({ page_type: type }),
})

export const pages: readonly DemoContent[] = [
  page(
    0,
    'conditions-generales',
    'Conditions générales d’utilisation',
    "Les règles d'usage du portail Kiosque.",
    [
      "Kiosque est réservé aux officines du réseau et à leurs équipes. L'accès est personnel : votre mot de passe ne se partage pas.",
      '## Votre compte',
      "Le titulaire répond de la liste des personnes qui ont accès au nom de l'officine. Un compte inutilisé pendant vingt-quatre mois est effacé, après un avertissement.",
      '## Contenus',
      "Les documents sont destinés à l'usage professionnel. Leur diffusion au public n'est permise que lorsqu'ils le précisent.",
      '## Données de santé',
      "Aucune donnée de patient n'est demandée ni conservée. Ne saisissez jamais d'information permettant d'identifier une personne soignée.",
    ],
  ),
  page(
    1,
    'mentions-legales',
    'Mentions légales',
    "L'éditeur, l'hébergeur et la direction de la publication.",
    [
      '## Éditeur',
      'Le portail est édité par le siège du réseau, société par actions simplifiée au capital de 250 000 €.',
      '## Hébergement',
      'Le service est hébergé en France, dans un centre de données certifié.',
      '## Publication',
      'La direction de la publication est assurée par la présidence du réseau.',
    ],
  ),
  page(
    2,
    'donnees-personnelles',
    'Données personnelles',
    'Ce que nous conservons, pourquoi, combien de temps, et vos droits.',
    [
      '## Ce que nous conservons',
      'Votre identité professionnelle, votre officine, vos préférences et la trace de vos lectures.',
      '## Pourquoi',
      "Vous donner accès aux contenus qui vous concernent et mesurer l'utilité de ce que nous publions.",
      '## Vos droits',
      'Depuis « Mon compte », vous pouvez télécharger tout ce que nous savons de vous et effacer votre compte.',
      '## Contact',
      'Le délégué à la protection des données répond sous un mois.',
    ],
  ),
  page(3, 'pharmacies-de-garde', 'Pharmacies de garde', 'Comment le tour de garde est organisé et affiché.', [
    "Le tour de garde est établi par le syndicat de votre département. Affichez-le en vitrine, lisible de l'extérieur.",
    "La fiche d'affichage A4 est disponible dans la galerie.",
  ]),
  page(4, 'nous-contacter', 'Nous contacter', 'Les services du siège et leurs horaires.', [
    'Le siège vous répond du lundi au vendredi, de 9 h à 18 h.',
    '- Commandes et offres : réponse sous deux jours ouvrés.',
    '- Formation : réponse sous trois jours.',
    '- Assistance technique : réponse dans la journée.',
  ]),
  page(
    6,
    'qui-sommes-nous',
    'Qui sommes-nous',
    'Un réseau de pharmacies indépendantes, une ambition commune.',
    [
      'Depuis vingt ans, le réseau réunit des titulaires qui veulent rester indépendants sans rester seuls.',
      '## Trois groupes',
      'MPR, PRLG et MPR National partagent les achats, la formation et les services.',
    ],
  ),
  page(
    7,
    'avantages-inscription',
    'Programme Avantages : inscription',
    'Inscrire votre officine au programme de fidélité du réseau.',
    [
      "L'inscription se fait une fois par officine, par le titulaire.",
      'Les cartes et la signalétique arrivent sous dix jours.',
    ],
  ),
  page(8, 'avantages-connexion', 'Programme Avantages : connexion', 'Se connecter à l’espace fidélité.', [
    "L'accès se fait depuis vos accès directs, sans nouveau mot de passe.",
  ]),
  page(9, 'en-tetes', 'En-têtes et papeterie', 'Les modèles de papier à en-tête du réseau.', [
    'Les modèles sont fournis au format Word. Remplacez le nom et l’adresse, rien d’autre.',
  ]),
  page(10, 'carte-de-fidelite', 'La carte de fidélité', 'Fonctionnement et règles de la carte du réseau.', [
    'Un euro dépensé hors médicaments et produits remboursés donne un point.',
    'Les points sont valables douze mois.',
  ]),
  page(6, 'nos-engagements', 'Nos engagements', 'Qualité, proximité, environnement.', [
    'Nous choisissons des fournisseurs proches chaque fois que c’est possible.',
    'Les PLV sont imprimées sur papier recyclé depuis cette année.',
  ]),
  {
    ...page(6, 'accessibilite', 'Accessibilité', 'La déclaration d’accessibilité du portail.', [
      'Kiosque vise la conformité au référentiel général d’amélioration de l’accessibilité.',
      'Une difficulté ? Écrivez-nous : nous répondons et nous corrigeons.',
    ]),
    // The foot of every page leads to it, a guest's too.
    target: () => ({ account_types: [0, 90, 100, 160, 180, 200] }),
  },
]
