import type { DEMO_ZONES } from '../demo-drugstores.ts'

type ZoneName = (typeof DEMO_ZONES)[number]

/** One town a line, where pharmacies are invented: its postcode and its name, the largest first. */
const read = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [postcode = '', ...words] = line.trim().split(' ')
      return { postcode, city: words.join(' ') }
    })

export interface ZoneTowns {
  zone: ZoneName
  /** How many pharmacies of the network are there, besides those that have a story of their own. */
  pharmacies: number
  /** First two digits of a telephone there. */
  area: string
  towns: { postcode: string; city: string }[]
}

/** Towns and zones that agree. */
export const ZONE_TOWNS: readonly ZoneTowns[] = [
  {
    zone: 'Île-de-France',
    pharmacies: 42,
    area: '01',
    towns: read(`75015 Paris
75018 Paris
92100 Boulogne-Billancourt
93200 Saint-Denis
95100 Argenteuil
93100 Montreuil
94000 Créteil
92000 Nanterre
94400 Vitry-sur-Seine
92700 Colombes
75012 Paris
91000 Évry-Courcouronnes
77000 Melun
78500 Sartrouville
92130 Issy-les-Moulineaux
94100 Saint-Maur-des-Fossés
95200 Sarcelles
77100 Meaux
91300 Massy
78100 Saint-Germain-en-Laye
92160 Antony
93500 Pantin
94120 Fontenay-sous-Bois
95000 Cergy
77300 Fontainebleau
78200 Mantes-la-Jolie
91120 Palaiseau
94300 Vincennes
75020 Paris
92220 Bagneux
77400 Lagny-sur-Marne
78120 Rambouillet
91150 Étampes
95300 Pontoise`),
  },
  {
    zone: 'Nord',
    pharmacies: 29,
    area: '03',
    towns: read(`59100 Roubaix
59200 Tourcoing
62100 Calais
59300 Valenciennes
59500 Douai
62200 Boulogne-sur-Mer
62000 Arras
02100 Saint-Quentin
60000 Beauvais
62300 Lens
59400 Cambrai
60200 Compiègne
80100 Abbeville
62400 Béthune
59600 Maubeuge
02200 Soissons
62500 Saint-Omer
59190 Hazebrouck
60300 Senlis
02000 Laon
59280 Armentières
62600 Berck
80200 Péronne
59800 Lille`),
  },
  {
    zone: 'Est',
    pharmacies: 28,
    area: '03',
    towns: read(`57000 Metz
68100 Mulhouse
25000 Besançon
10000 Troyes
68000 Colmar
90000 Belfort
57100 Thionville
51000 Châlons-en-Champagne
71100 Chalon-sur-Saône
08000 Charleville-Mézières
67500 Haguenau
88000 Épinal
67300 Schiltigheim
39100 Dole
21200 Beaune
54300 Lunéville
57200 Sarreguemines
70000 Vesoul
55000 Bar-le-Duc
52000 Chaumont
39000 Lons-le-Saunier
68300 Saint-Louis
67600 Sélestat
54500 Vandœuvre-lès-Nancy`),
  },
  {
    zone: 'Ouest',
    pharmacies: 33,
    area: '02',
    towns: read(`44000 Nantes
72000 Le Mans
29000 Quimper
56100 Lorient
56000 Vannes
44600 Saint-Nazaire
53000 Laval
22000 Saint-Brieuc
49300 Cholet
85000 La Roche-sur-Yon
35300 Fougères
50100 Cherbourg-en-Cotentin
14000 Caen
35500 Vitré
44800 Saint-Herblain
22100 Dinan
56300 Pontivy
49400 Saumur
29600 Morlaix
61000 Alençon
85100 Les Sables-d’Olonne
44400 Rezé
50400 Granville
22300 Lannion
35600 Redon
14400 Bayeux
72200 La Flèche
29900 Concarneau`),
  },
  {
    zone: 'Sud-Ouest',
    pharmacies: 29,
    area: '05',
    towns: read(`31200 Toulouse
33800 Bordeaux
33600 Pessac
82000 Montauban
64100 Bayonne
17000 La Rochelle
81000 Albi
65000 Tarbes
16000 Angoulême
24000 Périgueux
40000 Mont-de-Marsan
47000 Agen
33120 Arcachon
31770 Colomiers
79000 Niort
12000 Rodez
46000 Cahors
64200 Biarritz
33500 Libourne
40100 Dax
81100 Castres
09000 Foix
32000 Auch
24100 Bergerac
86100 Châtellerault`),
  },
  {
    zone: 'Sud-Est',
    pharmacies: 33,
    area: '04',
    towns: read(`13008 Marseille
69003 Lyon
06000 Nice
34000 Montpellier
83000 Toulon
42000 Saint-Étienne
69100 Villeurbanne
30000 Nîmes
13100 Aix-en-Provence
66000 Perpignan
74000 Annecy
84000 Avignon
26000 Valence
73000 Chambéry
34500 Béziers
13200 Arles
83600 Fréjus
06600 Antibes
38200 Vienne
11000 Carcassonne
69400 Villefranche-sur-Saône
01000 Bourg-en-Bresse
26200 Montélimar
05000 Gap
84200 Carpentras
07200 Aubenas
04100 Manosque
30100 Alès
38500 Voiron`),
  },
  {
    zone: 'Centre',
    pharmacies: 26,
    area: '02',
    towns: read(`37000 Tours
18000 Bourges
41000 Blois
36000 Châteauroux
28000 Chartres
03100 Montluçon
58000 Nevers
45200 Montargis
03000 Moulins
28100 Dreux
18100 Vierzon
03200 Vichy
45500 Gien
23000 Guéret
41200 Romorantin-Lanthenay
37300 Joué-lès-Tours
15000 Aurillac
63300 Thiers
45160 Olivet
36100 Issoudun
28200 Châteaudun
43000 Le Puy-en-Velay
37500 Chinon
41100 Vendôme`),
  },
]
