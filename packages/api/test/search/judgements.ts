/**
 * What sixty things people of a pharmacy type should find in the demonstration, judged by reading its contents and
 * not what the search answers: 3 is what they look for, 2 helps as much, 1 is about it. What is not named is beside the
 * point. Contents are `kind/beginning of the title`, without case, accents or signs.
 */
export type Judged = readonly [query: string, grades: Readonly<Record<string, 1 | 2 | 3>>]

const VACCINATION = {
  'news/vaccination ce que vous pouvez': 3,
  'tutorial/parcours vaccination': 3,
  'academy/vacciner en officine': 2,
  'one_time_campaign/semaine de la vaccination': 2,
  'gallery/vaccination grippe': 2,
  'quiz/vaccins d hiver': 2,
} as const

const RAPID_TESTS = {
  'health_test/test angine': 3,
  'health_test/test grippe': 3,
  'health_test/test covid': 3,
  'health_test/test combine': 3,
  'health_test/cystite': 2,
  'tutorial/realiser un test angine': 2,
  'event/test angine': 2,
} as const

const IMMUNITY = {
  'monthly_animation/le mois immunite': 3,
  'merchandising/immunite implantation': 3,
  'merchandising/immunite rappel': 2,
  'catalogue/le mois de l immunite': 3,
  'laboratory_thematic/immunite': 3,
  'gallery/immunite': 2,
} as const

export const JUDGED: readonly Judged[] = [
  ['vaccination', VACCINATION],
  ['vacination', VACCINATION],
  [
    'vaccin grippe',
    {
      'news/vaccination ce que vous pouvez': 3,
      'gallery/vaccination grippe': 2,
      'quiz/vaccins d hiver': 2,
      'academy/vacciner en officine': 1,
    },
  ],
  ['test grippe', { 'health_test/test grippe': 3, 'health_test/test combine': 2 }],
  [
    'test angine',
    {
      'health_test/test angine': 3,
      'tutorial/realiser un test angine': 3,
      'event/test angine': 3,
      'quiz/angine ou rhinopharyngite': 2,
    },
  ],
  [
    'angines',
    {
      'health_test/test angine': 3,
      'tutorial/realiser un test angine': 3,
      'event/test angine': 2,
      'quiz/angine ou rhinopharyngite': 2,
      'news/preparateurs les nouveaux quiz': 1,
    },
  ],
  [
    'covid',
    { 'health_test/test covid': 3, 'health_test/test combine': 2, 'news/vaccination ce que vous pouvez': 2 },
  ],
  ['test rapide', RAPID_TESTS],
  [
    'vitamine',
    {
      'product/vitamine c 500': 3,
      'promotional_offer/magnesium marin': 3,
      'technical_file/vitamine c': 2,
    },
  ],
  ['vitamine c', { 'product/vitamine c 500': 3, 'technical_file/vitamine c': 2 }],
  ['magnésium', { 'promotional_offer/magnesium marin': 3, 'laboratory_training/magnesium formes': 3 }],
  ['magnesium b6', { 'promotional_offer/magnesium marin': 3 }],
  [
    'melatonine',
    {
      'news/melatonine': 3,
      'promotional_offer/nuit paisible': 3,
      'laboratory_training/sommeil': 2,
      'quiz/sommeil': 2,
    },
  ],
  [
    'sommeil',
    {
      'laboratory_training/sommeil': 3,
      'quiz/sommeil': 3,
      'laboratory_thematic/sommeil': 3,
      'one_time_campaign/sommeil reparateur': 3,
      'news/melatonine': 2,
      'promotional_offer/nuit paisible': 2,
      'referral_laboratory/kalmeo': 2,
    },
  ],
  [
    'hydrelis',
    {
      'referral_laboratory/hydrelis': 3,
      'performance/accord de performance hydrelis': 3,
      'promotional_offer/baume corps': 2,
      'promotional_offer/gel hydroalcoolique': 2,
      'event/hydrelis': 2,
      'laboratory_training/conseiller les peaux sensibles': 2,
      'gallery/visuels hydrelis': 2,
      'laboratory_thematic/peau seche': 2,
      'one_time_campaign/peau apaisee': 2,
      'news/peaux atopiques': 1,
      'performance/accord hydrelis de l an dernier': 1,
    },
  ],
  ['offre hydrelis', { 'promotional_offer/baume corps': 3, 'promotional_offer/gel hydroalcoolique': 3 }],
  ['baume corp', { 'promotional_offer/baume corps': 3 }],
  [
    'spray nasal',
    {
      'promotional_offer/spray nasal': 3,
      'product/spray nasal': 3,
      'technical_file/spray nasal': 2,
    },
  ],
  // The EAN of a product of the catalogue, of an offer's, and the seven digits of a technical sheet's ACL.
  ['3760123450256', { 'product/serum physiologique': 3 }],
  ['37 60123 451007', { 'promotional_offer/spray nasal': 3 }],
  ['6020421', { 'technical_file/serum': 3 }],
  ['serum phy', { 'product/serum physiologique': 3, 'technical_file/serum': 2 }],
  ['compresse', { 'product/compresses steriles': 3, 'technical_file/compresses': 2 }],
  ['pansement', { 'promotional_offer/pansements': 3, 'quiz/premiers soins': 1 }],
  ['gel hydro alcoolique', { 'promotional_offer/gel hydroalcoolique': 3 }],
  [
    'solaire',
    {
      'promotional_offer/lait solaire': 3,
      'laboratory_training/protection solaire': 3,
      'laboratory_thematic/solaire': 3,
      'referral_laboratory/solenia': 2,
      'loyalty_campaign/fidelite solaire': 2,
      'catalogue/solaires de l ete': 2,
      'monthly_animation/le mois peau et soleil': 1,
    },
  ],
  [
    'peau sèche',
    {
      'laboratory_thematic/peau seche': 3,
      'news/peaux atopiques': 2,
      'one_time_campaign/peau apaisee': 2,
      'promotional_offer/baume corps': 1,
    },
  ],
  ['peau atopique', { 'news/peaux atopiques': 3, 'document/fiche conseil peau atopique': 3 }],
  ['lavage de nez', { 'document/fiche conseil lavage de nez': 3, 'laboratory_training/le lavage de nez': 3 }],
  [
    'toux',
    {
      'news/toux rhume fievre': 3,
      'promotional_offer/sirop toux': 3,
      'laboratory_training/toux': 3,
    },
  ],
  ['rhume', { 'news/toux rhume fievre': 3 }],
  ['plano novembre', { 'merchandising/immunite implantation': 3, 'merchandising/immunite rappel': 3 }],
  [
    'vitrine noel',
    {
      'gallery/vitrine de noel': 3,
      'event/atelier merchandising': 3,
      'one_time_campaign/noel a l officine': 2,
    },
  ],
  ['animation novembre', { 'monthly_animation/le mois immunite': 3 }],
  ['immunité', IMMUNITY],
  ['imunité', IMMUNITY],
  [
    'dpc',
    {
      'faq/les parcours de l academie': 3,
      'academy/mener un entretien': 2,
      'academy/vacciner': 2,
      'academy/bilan partage': 2,
      'academy/accompagner le sevrage': 2,
      'academy/maintien a domicile': 2,
      'academy/premiers secours': 2,
    },
  ],
  [
    'bilan de médication',
    { 'academy/bilan partage de medication': 3, 'event/bilan partage de medication': 3 },
  ],
  [
    'tabac',
    {
      'one_time_campaign/mois sans tabac': 3,
      'academy/accompagner le sevrage': 3,
    },
  ],
  ['diabete', { 'health_test/glycemie': 3, 'event/journee academie': 1 }],
  ['tension', { 'health_test/tension arterielle': 3, 'event/journee academie': 1 }],
  ['cholestérol', { 'health_test/cholesterol': 3 }],
  [
    'depistage',
    {
      'health_test/depistage colorectal': 3,
      'health_test/glycemie': 2,
      'event/forum des services': 1,
      'event/journee academie': 1,
    },
  ],
  [
    'colorectal',
    {
      'health_test/depistage colorectal': 3,
      'monthly_animation/le mois colorectal': 3,
      'merchandising/colorectal implantation': 2,
      'merchandising/colorectal rappel': 2,
    },
  ],
  ['rappel de lot', { 'news/rappel de lot': 3, 'document/procedure de retour de lot': 2 }],
  ['thermometres', { 'news/rappel de lot': 3 }],
  ['chaine du froid', { 'document/procedure chaine du froid': 3 }],
  ['mot de passe oublie', { 'faq/j ai oublie mon mot de passe': 3 }],
  ['inviter un collegue', { 'faq/comment inviter un nouveau collaborateur': 3 }],
  ['remise facture', { 'faq/une remise n apparait pas': 3 }],
  ['bon de commande', { 'faq/ou trouver le bon de commande': 3 }],
  [
    'deporef',
    {
      'partnership/deporef': 3,
      'tutorial/commander sur deporef': 3,
      'faq/quelle difference entre': 2,
      'faq/quand la plv': 1,
    },
  ],
  ['statistiques ospharm', { 'tutorial/lire ses statistiques': 3, 'partnership/ospharm': 3 }],
  [
    'carte fidelité',
    {
      'page/la carte de fidelite': 3,
      'loyalty_campaign/carte fidelite': 3,
      'partnership/adelya': 2,
      'page/programme avantages inscription': 1,
      'loyalty_campaign/carte famille': 1,
      'loyalty_campaign/bienvenue': 1,
    },
  ],
  ['newsletter novembre', { 'document/newsletter de novembre': 3 }],
  ['assurance', { 'partnership/assurance': 3 }],
  ['pilulier', { 'product/pilulier': 3, 'tutorial/le pilulier': 3 }],
  ['déambulateurs', { 'product/deambulateur': 3, 'technical_file/deambulateur': 2 }],
  ['pharmacie de garde', { 'page/pharmacies de garde': 3, 'gallery/horaires de garde': 2 }],
  [
    'premiers soins',
    {
      'quiz/premiers soins': 3,
      'tutorial/ranger le lineaire premiers soins': 3,
      'promotional_offer/pansements': 2,
      'product/compresses': 2,
      'technical_file/compresses': 1,
    },
  ],
  ['recrutement preparateur', { 'partnership/recrutement': 3 }],
]
