-- Statistics. Days that are over are counted once and for all, without anybody's name; today is read where it happens.

-- How often a pharmacy came, by week (its Monday). No person in it.
CREATE TABLE drugstore_week (
  drugstore_id integer NOT NULL REFERENCES drugstores (id) ON DELETE CASCADE,
  week         date NOT NULL,
  visits       integer NOT NULL,
  PRIMARY KEY (drugstore_id, week)
);
CREATE INDEX drugstore_week_week ON drugstore_week (week, drugstore_id);

-- When someone last read and last downloaded: how many did so since a date is then one look per person.
CREATE TABLE reader (
  user_id          integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  last_read_at     timestamptz,
  last_download_at timestamptz
);
INSERT INTO reader (user_id, last_read_at, last_download_at)
  SELECT users.id, read.at, downloaded.at
    FROM users
    LEFT JOIN (SELECT user_id, max(at) AS at FROM content_read GROUP BY user_id) read ON read.user_id = users.id
    LEFT JOIN (SELECT user_id, max(at) AS at FROM content_download GROUP BY user_id) downloaded
      ON downloaded.user_id = users.id
   WHERE read.at IS NOT NULL OR downloaded.at IS NOT NULL;

-- zone_id 0: readers in no zone.
CREATE TABLE stat_content_day (
  content_id integer NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  day        date NOT NULL,
  zone_id    integer NOT NULL,
  reads      integer NOT NULL,
  downloads  integer NOT NULL,
  PRIMARY KEY (content_id, day, zone_id)
);
CREATE INDEX stat_content_day_day ON stat_content_day (day, content_id);

CREATE TABLE stat_day (
  day       date NOT NULL,
  kind      text NOT NULL,
  zone_id   integer NOT NULL,
  reads     integer NOT NULL,
  downloads integer NOT NULL,
  PRIMARY KEY (day, kind, zone_id)
);

-- The last day that is counted; one row.
CREATE TABLE stat_closed (
  id     integer PRIMARY KEY CHECK (id = 1),
  day    date NOT NULL,
  at     timestamptz NOT NULL
);

CREATE INDEX content_read_at ON content_read (at);
CREATE INDEX content_download_at ON content_download (at);
