-- Where something can be put forward: numbers and names never change (D6-01), labels and capacities are the head office's.
CREATE TABLE placements (
  id         integer PRIMARY KEY CHECK (id BETWEEN 1 AND 34),
  key        text NOT NULL UNIQUE,
  label      text NOT NULL,
  capacity   integer NOT NULL CHECK (capacity BETWEEN 1 AND 50),
  updated_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO placements (id, key, label, capacity) VALUES
  (1, 'homepage_focus', 'À la une', 3),
  (2, 'homepage_folder', 'Dossier', 3),
  (3, 'homepage_news', 'Actualités de l’accueil', 4),
  (4, 'homepage_slider', 'Carrousel', 5),
  (5, 'smart_prices', 'Promotions du mois', 4),
  (6, 'monthly_news', 'Le mois du réseau', 3),
  (7, 'pharmacist_selection', 'Sélection du pharmacien', 4),
  (8, 'drugstore_slider', 'Carrousel de l’officine', 4),
  (9, 'related_product', 'Produits associés', 4),
  (10, 'related_post', 'Articles associés', 3),
  (11, 'menu', 'Menu', 2),
  (12, 'page', 'Pages', 2),
  (13, 'product_category', 'Rayon du catalogue', 3),
  (14, 'home_image', 'Image de l’accueil', 1),
  (15, 'tablet_screensaver', 'Écran de veille', 6),
  (16, 'tablet_campaign', 'Campagne sur tablette', 4),
  (17, 'offers_banner', 'Bandeau Offres', 1),
  (18, 'campaigns_banner', 'Bandeau Campagnes', 1),
  (19, 'formations_banner', 'Bandeau Formations', 1),
  (20, 'services_banner', 'Bandeau Services', 1),
  (21, 'mdd_banner', 'Bandeau Marque du réseau', 1),
  (22, 'agreements_banner', 'Bandeau Accords annuels', 1),
  (23, 'academy_banner', 'Bandeau Académie', 1),
  (24, 'health_tests_banner', 'Bandeau Osez la santé', 1),
  (25, 'catalogue_banner', 'Bandeau Catalogue', 1),
  (26, 'gallery_banner', 'Bandeau Galerie', 1),
  (27, 'faq_banner', 'Bandeau FAQ', 1),
  (28, 'search_banner', 'Bandeau Recherche', 1),
  (29, 'agenda_banner', 'Bandeau Agenda', 1),
  (30, 'account_aside', 'À côté du compte', 2),
  (31, 'partner_links', 'Accès partenaires', 6),
  (32, 'laboratory_banner', 'Bandeau Laboratoires', 1),
  (33, 'footer_banner', 'Pied de page', 1),
  (34, 'login_image', 'Image de connexion', 1);

-- What is put forward, where, for whom and when.
CREATE TABLE highlights (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  placement   integer NOT NULL REFERENCES placements (id),
  item_type   text NOT NULL CHECK (item_type IN ('content', 'product', 'event', 'image')),
  -- The content or product shown; it takes its highlights with it when it goes.
  content_id  integer REFERENCES content (id) ON DELETE CASCADE,
  image_id    integer REFERENCES file (id),
  link        text,
  -- Instead of the item's own words, where given.
  title       text NOT NULL DEFAULT '',
  text        text NOT NULL DEFAULT '',
  alt         text NOT NULL DEFAULT '',
  -- Mechanic 0 to 8 and its fields (S4-09, S3-11).
  type        integer NOT NULL DEFAULT 0 CHECK (type BETWEEN 0 AND 8),
  discount    jsonb NOT NULL DEFAULT '{}',
  -- Cents, as a string, for an item that has no average price of its own.
  prix_moyen  text CHECK (prix_moyen ~ '^[1-9][0-9]{0,8}$'),
  position    integer NOT NULL DEFAULT 0,
  starts_at   timestamptz,
  ends_at     timestamptz,
  target_sites                  integer[] NOT NULL DEFAULT '{}',
  target_environments           integer[] NOT NULL DEFAULT '{}',
  target_groups                 integer[] NOT NULL DEFAULT '{}',
  target_packs                  text[] NOT NULL DEFAULT '{}',
  target_zones                  integer[] NOT NULL DEFAULT '{}',
  target_account_types          integer[] NOT NULL DEFAULT '{}',
  target_drugstore_ids          integer[] NOT NULL DEFAULT '{}',
  target_excluded_drugstore_ids integer[] NOT NULL DEFAULT '{}',
  version     integer NOT NULL DEFAULT 1,
  created_at  timestamptz NOT NULL,
  updated_at  timestamptz NOT NULL,
  created_by  integer REFERENCES users (id) ON DELETE SET NULL,
  updated_by  integer REFERENCES users (id) ON DELETE SET NULL,
  CHECK (ends_at > starts_at),
  CHECK (CASE item_type WHEN 'image' THEN image_id IS NOT NULL AND content_id IS NULL
         WHEN 'event' THEN content_id IS NULL ELSE content_id IS NOT NULL END)
);
CREATE INDEX highlights_placement ON highlights (placement, position, id);
CREATE INDEX highlights_content ON highlights (content_id);
CREATE INDEX highlights_image ON highlights (image_id) WHERE image_id IS NOT NULL;

-- How often each was shown and followed, by day in Paris. Never by whom.
CREATE TABLE highlight_counts (
  highlight_id integer NOT NULL REFERENCES highlights (id) ON DELETE CASCADE,
  day          date NOT NULL,
  impressions  integer NOT NULL DEFAULT 0,
  clicks       integer NOT NULL DEFAULT 0,
  PRIMARY KEY (highlight_id, day)
);
