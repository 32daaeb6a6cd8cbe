const words = (text: string) =>
  text
    .trim()
    .split(/\s*,\s*/)
    .filter((word) => word !== '')

export const WOMEN = words(`Adèle, Alice, Anne-Laure, Aurélie, Audrey, Béatrice, Bérénice, Capucine, Caroline,
  Catherine, Cécile, Charlotte, Christelle, Clara, Claudine, Coralie, Corinne, Delphine, Diane, Dominique, Éléonore,
  Élise, Elsa, Emma, Estelle, Eugénie, Fanny, Florence, Gabrielle, Hanaé, Héloïse, Inaya, Iris, Joséphine, Julie,
  Karine, Laëtitia, Leïla, Lise, Louise, Magali, Maëlle, Maëva, Marie-Claire, Marine, Marion, Mathilde, Mélanie, Myriam,
  Nathalie, Ophélie, Pauline, Perrine, Rachel, Rose, Sabrina, Salomé, Sandrine, Sonia, Stéphanie, Sylvie, Tiphaine,
  Valentine, Victoire, Virginie, Zoé`)

export const MEN =
  words(`Adrien, Alexandre, Arnaud, Arthur, Aurélien, Bertrand, Bruno, Cédric, Christophe, Clément,
  Corentin, Cyril, Didier, Édouard, Emmanuel, Erwan, Fabien, Fabrice, Frédéric, Gaspard, Gilles, Grégoire, Ismaël,
  Jérôme, Joachim, Jonathan, Jean-Marc, Kévin, Laurent, Loïc, Lucas, Ludovic, Martin, Mickaël, Nathan, Pascal, Patrice,
  Paul, Philippe, Raphaël, Régis, Robin, Simon, Stéphane, Sylvain, Tanguy, Thibault, Tristan, Victor, Yann, Yacine,
  Xavier`)

export const FAMILIES =
  words(`Abadie, Achard, Aubert, Auclair, Bailly, Barbier, Baron, Barre, Baudry, Bayle, Bécart,
  Belhadj, Béraud, Berger, Bertin, Besnard, Besson, Bigot, Blin, Blondel, Bodin, Boisson, Bonhomme, Bouchet, Boulanger,
  Bourgeois, Bouvier, Boutin, Brossard, Brunet, Buisson, Cadet, Camara, Carlier, Carpentier, Castel, Chapuis, Charrier,
  Chartier, Chauvin, Chevallier, Cissé, Cohen, Collet, Cordier, Courtois, Cousin, Coste, Couturier, Da Silva, Daniel,
  David, Delattre, Delmotte, Deschamps, Descamps, Devaux, Diop, Doucet, Drouet, Dubois, Duchêne, Dufour, Dumas, Dupuis,
  Duval, Étienne, Fernandez, Ferrand, Fleury, Forestier, Foucher, Fournier, Gaillard, Gallet, Garnaud, Gérard, Germain,
  Gilbert, Girard, Godard, Gomez, Gonçalves, Grandjean, Grégoire, Gros, Guichard, Guillot, Guyot, Hamel, Hamon, Hardy,
  Hébert, Hoarau, Hubert, Huet, Humbert, Imbert, Jacob, Jacquet, Jourdan, Julien, Kaya, Klein, Labbé, Lagarde, Langlois,
  Laporte, Launay, Le Bihan, Le Goff, Le Roux, Lebrun, Lecomte, Ledoux, Legrand, Lejeune, Leroux, Lévêque, Lopez, Loiseau,
  Lucas, Mahé, Maillard, Mallet, Marchal, Marion, Martel, Marty, Maurin, Ménard, Merle, Meunier, Meyer, Michaud, Millet,
  Monnier, Montagne, Moulin, Mouton, Muller, Navarro, Nicolle, Noël, Ollivier, Pagès, Paris, Pascal, Payet, Pelletier,
  Pereira, Perret, Peltier, Philippe, Pichon, Poirier, Pons, Poulain, Prévost, Prigent, Raynaud, Regnier, Rey, Reynaud,
  Ribeiro, Ricard, Richard, Rigaud, Rivière, Rodriguez, Roger, Rolland, Royer, Salaün, Salmon, Sauvage, Schmitt, Schneider,
  Seguin, Tanguy, Tessier, Texier, Thibault, Thomas, Tournier, Vallée, Vasseur, Verdier, Vincent, Voisin, Wagner, Yildiz,
  Zimmermann`)

/** What a pharmacy is called after, when it is not after whoever holds it. */
export const SIGNS =
  words(`de la Gare, du Marché, de la Fontaine, du Centre, des Halles, du Château, de la Poste,
  de l’Hôtel de Ville, des Arcades, du Moulin, des Acacias, du Lac, de la Cathédrale, du Canal, des Marronniers, du Stade,
  de la Croix-Verte, du Théâtre, du Vieux Pont, de la Victoire, des Remparts Neufs, du Soleil Levant, de la Forêt, du Lavoir,
  des Platanes, de la Grand-Place, de l’Abbaye, du Jardin Public, de la Fraternité, des Écoles, du Clocher, de l’Horloge,
  des Trois Rois, du Donjon, du Pré-Vert, de la Source, des Cerisiers, de la Comédie, de la République, du Square,
  des Bleuets, de l’Europe, de la Roseraie, des Capucins, des Cordeliers, du Faubourg, de la Vallée, du Coteau, de la Tour,
  des Tanneurs, de l’Écluse, du Carrefour, du Haras, de la Préfecture, des Peupliers, du Champ de Foire, de la Passerelle,
  du Beau Site, des Genêts, de la Butte, du Manège, de l’Arsenal, du Pont-Neuf, des Jacobins, du Kiosque à Musique,
  de la Manufacture, de l’Aqueduc, des Hortensias, du Cours, de la Visitation, des Quatre Vents, du Sémaphore,
  des Glycines, de l’Octroi, du Belvédère, des Augustins, des Mimosas, de la Liberté, du Verger, de la Corderie,
  des Magnolias, du Mail, des Ursulines, de la Paix, des Chênes, du Viaduc, de la Verrerie, des Coquelicots,
  de l’Hermitage, des Lavandières, du Palais, de la Bastide, du Tramway, de la Fontaine Bleue, des Allées, du Cloître,
  de l’Orangerie, du Fournil, des Charmilles, du Plateau, de la Source Vive, des Camélias, de la Rotonde, des Noyers,
  du Colombier, des Saules, de la Prairie, de l’Estuaire, du Vignoble, de la Halle aux Grains`)

export const STREETS = words(`rue de la République, place de la Mairie, avenue Jean-Jaurès, rue Victor-Hugo,
  boulevard Gambetta, rue Pasteur, place du Général-de-Gaulle, rue Nationale, avenue de la Gare, rue du Faubourg,
  rue des Écoles, avenue du Maréchal-Foch, rue Saint-Martin, place de l’Église, rue de la Liberté, cours de la Marne,
  rue Carnot, boulevard de Strasbourg, rue des Jardins, avenue Aristide-Briand, rue Thiers, rue du Pont,
  place Saint-Pierre, rue Émile-Zola, avenue de Verdun, rue du Moulin, rue des Carmes, boulevard Clemenceau,
  rue Gustave-Eiffel, rue Marie-Curie, place des Halles, avenue Léon-Blum, rue George-Sand, rue Louise-Michel,
  route de Paris, rue du Commerce, quai de la Rivière`)
