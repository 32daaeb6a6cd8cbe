-- A letter that stands alone in a text (« vitamine D ») is one of its words: what is already indexed gets its own.
UPDATE search_document d SET words = d.words || array_to_tsvector(found.letters)
  FROM (SELECT content_id, array_agg(DISTINCT lower(letter[1])) AS letters
          FROM search_document,
               regexp_matches(text, '(?:^|[\s(«,;:/])([cdjlmnstCDJLMNST])(?=$|[\s).»,;:!?/])', 'g') AS letter
         GROUP BY content_id) found
 WHERE found.content_id = d.content_id;
