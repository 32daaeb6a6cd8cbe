/** What one is told of a product beyond its price: sizes, what it is for, what to say at the counter. */
interface ProductFacts {
  sizes: string
  indications: string
  advice: string
  /** What one notices when it is in the hand. */
  inUse: string
}

const facts = (sizes: string, indications: string, advice: string, inUse: string): ProductFacts => ({
  sizes,
  indications,
  advice,
  inUse,
})

/** By the beginning of the title. */
const FACTS: Readonly<Record<string, ProductFacts>> = {
  'Chaise de douche': facts(
    'Assise de 42 à 54 cm de haut, charge 130 kg',
    'Se laver assis quand la station debout fatigue.',
    'Réglez la hauteur avec la personne : pieds à plat, genoux à angle droit.',
    'Le dossier s’enlève sans outil pour passer une porte étroite, et l’assise ajourée laisse couler l’eau.',
  ),
  'Barre d': facts(
    '40 cm, existe en 30 et 60 cm',
    'Se relever et garder l’équilibre dans la salle de bain.',
    'Demandez la nature du mur : carrelage sur brique ou cloison, la fixation change.',
    'Ses stries se sentent sous une main savonneuse ; elle se pose à l’horizontale comme en biais.',
  ),
  Rehausseur: facts(
    'Hauteur 10 cm, charge 120 kg',
    'S’asseoir et se relever après une pose de prothèse ou avec une arthrose de hanche.',
    'Vérifiez la forme de la cuvette et montrez le blocage.',
    'Les accoudoirs se relèvent pour un transfert de côté, depuis un fauteuil.',
  ),
  'Canne réglable': facts(
    'De 72 à 95 cm, gauche ou droite',
    'Soulager une jambe à la marche.',
    'La poignée arrive au pli du poignet, la canne se tient du côté opposé à la douleur.',
    'La poignée épouse la paume et répartit l’appui : elle se choisit pour la main qui la tiendra.',
  ),
  Déambulateur: facts(
    'De 78 à 96 cm, largeur 60 cm',
    'Marcher avec un appui des deux mains.',
    'Mesurez le passage le plus étroit du logement avant la commande.',
    'Deux roues devant, deux patins derrière : il avance sans qu’on le soulève et freine dès qu’on s’appuie.',
  ),
  'Fauteuil de transfert': facts(
    'Assise de 43 ou 48 cm, 9 kg plié',
    'Accompagner une personne sur de courtes distances.',
    'Montrez le pliage et les freins à l’aidant, pas seulement au patient.',
    'Il tient dans le coffre d’une citadine, et l’accompagnant le soulève seul.',
  ),
  'Enfile-bas': facts(
    'Tailles 1 à 3, selon le tour de mollet',
    'Mettre ses bas de compression sans se pencher.',
    'Faites le geste une fois ensemble, avec le bas de la personne.',
    'Le bas se tend sur l’armature, le pied descend, les poignées remontent : trois gestes, assis.',
  ),
  'Pince de préhension': facts(
    '80 cm, existe en 60 cm',
    'Ramasser sans se baisser.',
    'Proposez-la après une chirurgie de la hanche ou du dos.',
    'L’aimant du bout rattrape une clé ou une épingle ; la gâchette se serre avec deux doigts.',
  ),
  Pilulier: facts(
    'Sept jours, quatre prises par jour',
    'Préparer la semaine et voir ce qui a été pris.',
    'Proposez de le préparer ensemble la première fois, ordonnance en main.',
    'Chaque jour se détache et part dans la poche ; les quatre prises se lisent aussi au toucher.',
  ),
  'Relève-buste': facts(
    'Cinq inclinaisons, de 35 à 65 degrés',
    'Dormir ou lire redressé : reflux, gêne respiratoire.',
    'Vérifiez la largeur du lit et la présence d’un sommier plat.',
    'La toile laisse passer l’air, et l’armature se range à plat sous le lit.',
  ),
  'Planche de transfert': facts(
    '75 cm, charge 150 kg',
    'Passer du lit au fauteuil en glissant.',
    'Montrez le geste à l’aidant : la planche se place sous la cuisse, jamais sous le bassin.',
    'Sa surface glisse, ses bouts tiennent au matelas : le dos de l’aidant s’en aperçoit le premier jour.',
  ),
  'Coussin de confort': facts(
    '40 × 40 cm, épaisseur 8 cm',
    'Rester assis longtemps sans point d’appui douloureux.',
    'Demandez combien d’heures par jour : au-delà de huit, orientez vers un coussin de prévention.',
    'La mousse prend l’empreinte en deux minutes ; la housse se lave à 60 °C.',
  ),
  'Couverts à manche épais': facts(
    'Quatre pièces : fourchette, couteau, petite et grande cuillère',
    'Manger seul malgré une main qui serre mal.',
    'Laissez prendre en main un couvert : le poids compte autant que l’épaisseur.',
    'Le manche de trois centimètres se tient à pleine main ; le couteau coupe en se balançant, sans scier.',
  ),
  'Verre à découpe nasale': facts(
    '20 cl, passe au lave-vaisselle',
    'Boire sans renverser la tête : troubles de la déglutition, minerve.',
    'Rappelez l’eau gélifiée si les fausses routes sont fréquentes.',
    'L’échancrure laisse passer le nez : la tête reste droite et la gorge, protégée.',
  ),
  'Ouvre-bocal': facts(
    'Couvercles de 2 à 12 cm',
    'Ouvrir d’une seule main.',
    'Il se fixe sous un meuble : demandez s’il y a quelqu’un pour le poser.',
    'Une griffe en V retient le couvercle : on tourne le bocal, pas le poignet.',
  ),
  'Sérum physiologique': facts(
    '40 unidoses de 5 ml',
    'Laver le nez et les yeux, de la naissance à l’âge adulte.',
    'Une unidose par narine ou par œil, à jeter aussitôt.',
    'Une unidose ouverte se jette : c’est pourquoi la boîte en compte quarante.',
  ),
  'Compresses stériles': facts(
    '10 × 10 cm, 25 sachets de deux',
    'Nettoyer et couvrir une plaie simple.',
    'Proposez avec un antiseptique et du sparadrap : le trio de la trousse.',
    'Deux compresses par sachet : l’une nettoie, l’autre couvre.',
  ),
  'Spray nasal': facts(
    '100 ml, dès 2 ans',
    'Hygiène du nez et nez bouché par les sécrétions.',
    'Au-delà de dix jours, ou avec de la fièvre, orientez vers le médecin.',
    'L’embout s’arrête à l’entrée de la narine, et le flacon fonctionne tête en bas.',
  ),
  'Vitamine C': facts(
    '30 comprimés à croquer',
    'Contribue à réduire la fatigue.',
    'Un comprimé le matin. À éviter en cas de calculs rénaux ou d’hémochromatose.',
    'Un goût d’orange, sans sucre, en deux tubes : un à la maison, un au travail.',
  ),
  'Lingettes bébé': facts(
    'Trois paquets de 72',
    'Le change hors de la maison.',
    'À la maison, rappelez l’eau et le savon doux, ou le liniment.',
    'Un paquet dans le sac, un dans la voiture, un chez la nourrice : c’est l’idée du lot.',
  ),
}

export function factsOf(title: string): ProductFacts {
  const found = Object.entries(FACTS).find(([start]) => title.startsWith(start))
  if (found === undefined) throw new Error(`What is this product for? ${title}`)
  return found[1]
}
