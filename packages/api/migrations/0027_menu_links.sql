-- Entries that the head office adds to an area of the navigation: a page or an address of its own.

ALTER TABLE menu_entry
  -- Null: a declared entry, whose address is declared with it.
  ADD COLUMN url text,
  -- The area that holds it, `area:services`.
  ADD COLUMN parent text,
  ADD CONSTRAINT menu_entry_link CHECK (
    CASE WHEN key LIKE 'link:%'
      THEN url IS NOT NULL AND parent IS NOT NULL AND label IS NOT NULL
      ELSE url IS NULL AND parent IS NULL
    END
  );
