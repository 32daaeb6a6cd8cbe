-- Two sheets somebody has looked at and found to be two: never proposed as one again.
-- Without foreign keys: a merge hands over what points at a row, and a pair must not be handed over with it.
CREATE TABLE duplicate_dismissals (
  kind text NOT NULL CHECK (kind IN ('user', 'drugstore')),
  first_id int NOT NULL,
  second_id int NOT NULL CHECK (second_id > first_id),
  at timestamptz NOT NULL,
  PRIMARY KEY (kind, first_id, second_id)
);
