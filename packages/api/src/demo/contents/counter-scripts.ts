/** What a team says at the counter, campaign by campaign: a sentence that could be said of any helps nobody. */
const SCRIPTS: Readonly<Record<string, string>> = {
  "Prêts pour l'hiver : kit vitrine et affiches":
    '« Qu’avez-vous à la maison pour un premier rhume ? » La réponse dit ce qui manque avant l’hiver.',
  'Semaine de la vaccination':
    '« Votre vaccin contre la grippe, c’est fait ? » Sinon, proposez un créneau dans la semaine, ou tout de suite.',
  'Noël à l’officine':
    '« C’est pour offrir ? » Montrez deux coffrets, pas davantage, et proposez de les emballer.',
  'Peau apaisée, saison 2':
    '« Votre peau tire-t-elle après la douche ? » Si oui, l’huile lavante d’abord, le baume ensuite.',
  'Nez et gorge : le bon geste':
    '« Vous l’utilisez comment ? » Une question ouverte suffit à vérifier le geste et la durée.',
  'Sommeil réparateur':
    '« Est-ce s’endormir qui est difficile, ou rester endormi ? » Le conseil n’est pas le même.',
  'Mois sans tabac':
    '« Avez-vous déjà pensé à arrêter ? » Sans jugement ; si la réponse est oui, proposez l’entretien.',
  'Bébé arrive': '« C’est pour quand ? » Remettez la liste du trousseau, et dites ce qui peut attendre.',
  'Rentrée sereine': '« Avez-vous regardé les têtes cette semaine ? » Un peigne fin avant tout traitement.',
  'Sourire protégé':
    '« Vos gencives saignent-elles au brossage ? » Une brosse souple, et le dentiste si cela dure.',
  'Jambes légères':
    '« Vos jambes sont-elles lourdes le soir ? » Proposez de prendre les mesures, assis, le matin.',
  'Soldes d’hiver du bien-être':
    '« Connaissez-vous déjà cette gamme ? » Faites essayer un testeur plutôt que de la décrire.',
  'Le mois « bonnes résolutions »':
    '« Qu’aimeriez-vous changer cette année ? » Une seule chose à la fois ; proposez d’en reparler dans un mois.',
  'Le mois « cœur et circulation »':
    '« Quand a-t-on pris votre tension pour la dernière fois ? » Proposez de la prendre aujourd’hui.',
  'Le mois « colorectal »':
    '« Avez-vous entre 50 et 74 ans ? » Si oui, remettez le kit de dépistage et montrez le geste.',
  'Le mois « allergies »':
    '« Vos yeux piquent-ils dehors, ou partout ? » La réponse oriente, et le médecin confirme.',
  'Le mois « peau et soleil »':
    '« À quelle heure êtes-vous dehors ? » L’indice se choisit d’après la peau et l’heure.',
  'Le mois « jambes légères »':
    '« Vos jambes sont-elles lourdes le soir ? » Proposez de prendre les mesures, assis, le matin.',
  'Le mois « vacances »':
    '« Où partez-vous ? » La trousse se compose d’après le pays, et d’après les enfants.',
  'Le mois « piqûres et moustiques »':
    '« Restez-vous ici, ou partez-vous loin ? » Le répulsif et l’âge d’abord, la crème ensuite.',
  'Le mois « rentrée »':
    '« Avez-vous regardé les têtes cette semaine ? » Un peigne fin avant tout traitement.',
  'Le mois « octobre rose »':
    '« Votre dernière mammographie date de quand ? » Donnez la fiche, sans insister, à chaque cliente.',
  'Le mois « immunité »':
    '« Êtes-vous à jour de vos vaccins ? » C’est la première question ; les compléments viennent après.',
  'Le mois « hiver serein »':
    '« Qu’avez-vous à la maison pour un premier rhume ? » La réponse dit ce qui manque.',
  'Carte fidélité : double points en décembre':
    '« Avez-vous votre carte ? » Jusqu’à fin décembre, dites le double de points qu’elle gagne.',
  'Bienvenue : le premier palier offert':
    '« Je vous fais la carte ? Elle porte déjà 5 €. » Un nom, un numéro, une minute.',
  'Parrainez un proche':
    '« À qui servirait-elle, autour de vous ? » Donnez le bulletin à remettre à ce proche.',
  'Anniversaire du client':
    '« C’est bien votre mois ? » Souhaitez-le, puis posez le bon de 10 % à côté du sac.',
  'Le mois des fidèles': '« Cinquante points vous attendent cette semaine. » Dites-le avant d’encaisser.',
  'Bébé fidélité': '« Combien de paquets avant le onzième ? » Comptez-les avec les parents : il est offert.',
  'Soins du visage : la carte à tampons':
    '« Le prochain soin est-il le sixième ? » Il est alors à moitié prix : proposez une date.',
  'Points solidaires': '« Cent points font un euro : voulez-vous les donner ? » Un oui ou un non, et merci.',
  'Fidélité solaire': '« Partez-vous bientôt ? » La crème de toute la famille compte triple sur la carte.',
  'Carte famille': '« Qui d’autre vient ici, chez vous ? » Les points de chacun vont au même foyer.',
  'Rentrée des fidèles': '« Avez-vous reçu votre bon de rentrée ? » Il vaut 2 €, une seule fois.',
  'Prévention récompensée':
    '« Où en est votre bilan de prévention ? » Expliquez-le d’abord ; les points sont un merci.',
}

export function counterScriptOf(title: string): string {
  const script = SCRIPTS[title]
  if (script === undefined) throw new Error(`Nothing to say at the counter for ${title}`)
  return script
}
