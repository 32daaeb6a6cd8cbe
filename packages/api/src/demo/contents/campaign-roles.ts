/** What a team does for a campaign, and what tells afterwards whether it was worth it. */
type Role = readonly [role: string, result: string]

const ROLES: Readonly<Record<string, Role>> = {
  "Prêts pour l'hiver : kit vitrine et affiches": [
    'Le kit se monte en une heure : un bonnet, des flocons, trois produits à hauteur des yeux.',
    'Le siège compare les ventes d’hiver des officines décorées à celles des autres.',
  ],
  'Semaine de la vaccination': [
    'Gardez deux créneaux libres par demi-journée : qui accepte au comptoir ne revient pas toujours.',
    'Combien d’injections dans la semaine, et combien sans rendez-vous.',
  ],
  'Noël à l’officine': [
    'Composez six coffrets d’avance, emballés : en décembre, personne n’attend dix minutes.',
    'Les coffrets partis chaque jour disent s’il faut recommander avant le 15.',
  ],
  'Peau apaisée, saison 2': [
    'Faites toucher le baume sur le dos de la main : la texture décide plus que le prix.',
    'Combien sont repartis avec l’huile lavante et le baume ensemble.',
  ],
  'Nez et gorge : le bon geste': [
    'Montrez la tête penchée et la bouche ouverte, avec le modèle que prête Maréole.',
    'Une croix par démonstration sur la feuille du comptoir, à rendre à Karim Haddad.',
  ],
  'Sommeil réparateur': [
    'Remettez d’abord l’agenda des nuits, et proposez d’en reparler dans quinze jours.',
    'On compte les agendas rapportés, pas seulement les boîtes.',
  ],
  'Mois sans tabac': [
    'Une personne de l’équipe porte le badge : c’est à elle que l’on adresse les fumeurs.',
    'Les entretiens menés et, en janvier, ceux qui tiennent encore.',
  ],
  'Bébé arrive': [
    'Un panier de démonstration sur le comptoir, la liste du trousseau dans chaque sac.',
    'Combien de futurs parents sont revenus une fois l’enfant né.',
  ],
  'Rentrée sereine': [
    'Deux affiches à hauteur d’enfant, un peigne fin à montrer, aucun mot qui fasse honte.',
    'Les peignes vendus avec la lotion : sans peigne, le traitement échoue.',
  ],
  'Sourire protégé': [
    'Sortez les brossettes de leur tiroir : chacun essaie sa taille sur le gabarit de Dentéor.',
    'Les tailles de brossettes demandées guideront le prochain réassort.',
  ],
  'Jambes légères': [
    'Un siège, un mètre ruban, un coin calme avant dix heures : la mesure se prend là.',
    'Les mesures prises, et les paires commandées dans la semaine.',
  ],
  'Soldes d’hiver du bien-être': [
    'Réunissez les trois produits sur une seule table, prix en grand, testeurs ouverts.',
    'Ce qui reste au dernier jour se dit au siège, qui le reprend.',
  ],
  'Carte fidélité : double points en décembre': [
    'Dites le solde à voix haute au moment de payer : décembre le double.',
    'Les points donnés et dépensés, semaine après semaine, tels qu’Adelya les compte.',
  ],
  'Bienvenue : le premier palier offert': [
    'Le bon de 5 € se remet tout de suite : il fera revenir.',
    'Les cartes créées, et celles qui ont servi une seconde fois.',
  ],
  'Parrainez un proche': [
    'Glissez deux bulletins dans le sac de vos habitués, le nom de l’officine déjà rempli.',
    'Les filleuls venus avec leur bulletin, et ceux qui sont restés.',
  ],
  'Anniversaire du client': [
    'Souhaitez l’anniversaire avant de parler du bon : c’est cela dont on se souvient.',
    'Les bons utilisés dans leur mois, rapportés aux messages envoyés.',
  ],
  'Le mois des fidèles': [
    'Chaque lundi, cinquante points attendent : rappelez-le en rendant la monnaie.',
    'Les semaines où les mêmes clients sont venus deux fois.',
  ],
  'Bébé fidélité': [
    'Notez l’achat même quand les parents ont oublié leur carte : ils reviendront avec.',
    'Chaque onzième paquet remis est une famille qui est restée.',
  ],
  'Soins du visage : la carte à tampons': [
    'Proposez la date du soin suivant avant que la cliente ne se lève.',
    'Les cartes pleines, et les soins repris au prix habituel ensuite.',
  ],
  'Points solidaires': [
    'Une urne transparente près de la caisse montre où en est le don.',
    'La somme versée et le nom de l’association s’affichent dans l’officine.',
  ],
  'Fidélité solaire': [
    'Parlez du triple avant le départ, quand la liste de plage est encore dans la main.',
    'Les achats de juin et de juillet faits avec la carte.',
  ],
  'Carte famille': [
    'Demandez qui vit sous le même toit, et rattachez tout le monde d’un coup.',
    'Le nombre de personnes par carte, et ce que le foyer dépense ensemble.',
  ],
  'Rentrée des fidèles': [
    'Le bon de 2 € se glisse dans le carnet de santé, à la visite de rentrée.',
    'Les bons revenus avant la Toussaint, et par qui.',
  ],
  'Prévention récompensée': [
    'Les cent points se donnent à la fin du bilan, jamais pour le faire accepter.',
    'Les bilans menés, et l’âge de ceux qui les ont demandés.',
  ],
  'Le mois « bonnes résolutions »': [
    'Un tableau à craie près de la caisse : chacun y écrit sa résolution, sans son nom.',
    'Le tableau, photographié le 31, dit ce que vos clients attendent de vous.',
  ],
  'Le mois « cœur et circulation »': [
    'L’appareil reste sorti tout le mois, avec deux chaises et un peu d’intimité.',
    'Les mesures prises, et les personnes adressées au médecin.',
  ],
  'Le mois « colorectal »': [
    'Le kit se pose sur le comptoir, jamais dessous : on le remet en expliquant le geste.',
    'Les kits remis, et ceux que le centre d’analyse a reçus.',
  ],
  'Le mois « allergies »': [
    'Affichez chaque lundi les pollens de la semaine : c’est ce que l’on vient lire.',
    'Les conseils donnés par semaine, à rapprocher des pics de pollens.',
  ],
  'Le mois « peau et soleil »': [
    'Un miroir, une carte des phototypes : l’indice se choisit debout, ensemble.',
    'Les grains de beauté adressés au dermatologue comptent plus que les tubes.',
  ],
  'Le mois « jambes légères »': [
    'Faites revenir le matin ceux qui se plaignent le soir : une jambe gonflée ne se mesure pas.',
    'Les rendez-vous du matin tenus, et les bas renouvelés.',
  ],
  'Le mois « vacances »': [
    'Ouvrez la trousse avec la famille : on jette le périmé, on complète, on note.',
    'Les trousses vérifiées, et ce qui y manquait le plus souvent.',
  ],
  'Le mois « piqûres et moustiques »': [
    'Une carte du monde en deux couleurs suffit à choisir le répulsif.',
    'Les tiques signalées, avec leur commune, rejoignent la carte du réseau.',
  ],
  'Le mois « rentrée »': [
    'Le carnet de santé d’abord : une dose qui manque se voit à la rentrée.',
    'Les carnets ouverts, et les doses faites dans le mois.',
  ],
  'Le mois « octobre rose »': [
    'Chacun porte le ruban, et sait où passer une mammographie près d’ici.',
    'Les dépliants pris ne disent rien ; les rendez-vous promis, oui.',
  ],
  'Le mois « immunité »': [
    'Lavage des mains, nuits, assiette : la cure d’un mois ne vient qu’ensuite.',
    'Les injections faites avant le 30 pèsent plus que les cures.',
  ],
  'Le mois « hiver serein »': [
    'Une boîte « premiers froids » à composer soi-même, trois produits, pas davantage.',
    'Le nombre de boîtes composées, et ce que l’on y met d’abord.',
  ],
}

export function roleIn(title: string): Role {
  const own = ROLES[title]
  if (own === undefined) throw new Error(`What does a team do for this campaign? ${title}`)
  return own
}
