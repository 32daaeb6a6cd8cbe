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
}

/** Loyalty campaigns, by what they are about. */
const OF_LOYALTY: Readonly<Record<string, string>> = {
  points: '« Avez-vous votre carte ? » Dites combien de points elle porte, et ce qu’ils valent aujourd’hui.',
  carte: '« Voulez-vous la carte ? » Une minute, un nom et un numéro : elle sert dès le prochain passage.',
  parrainage: '« Connaissez-vous quelqu’un à qui elle servirait ? » Donnez la carte à remettre à ce proche.',
}

export function counterScriptOf(title: string, category: string): string {
  const script = SCRIPTS[title] ?? OF_LOYALTY[category]
  if (script === undefined) throw new Error(`Nothing to say at the counter for ${title}`)
  return script
}
