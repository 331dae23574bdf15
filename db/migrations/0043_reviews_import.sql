-- Nothing says which language they are in; the script says it for three of them.
INSERT INTO "reviews" ("id", "listing_kind", "listing_id", "listing_name", "origin", "rating", "body", "author", "place", "language", "month", "state", "decided_at", "created_at", "updated_at")
SELECT r."id", 'experience', r."experience_id", e."title", 'imported', r."rating", left(r."body", 3000),
  nullif(btrim(left(btrim(r."author"), 40)), ''), nullif(btrim(left(btrim(r."place"), 60)), ''),
  CASE WHEN r."body" ~ '[\u0400-\u04ff]' THEN 'ru' WHEN r."body" ~ '[\u0600-\u06ff]' THEN 'ar' WHEN r."body" ~ '[\u4e00-\u9fff]' THEN 'zh' ELSE 'en' END,
  to_char(r."created_at" AT TIME ZONE 'Africa/Dar_es_Salaam', 'YYYY-MM'),
  CASE WHEN r."approved_at" IS NULL THEN 'pending' ELSE 'approved' END, r."approved_at", r."created_at", r."created_at"
FROM "experience_reviews" r JOIN "experiences" e ON e."id" = r."experience_id";
--> statement-breakpoint
-- Those of listings in the bin were kept there with them. A listing that comes back has them again.
INSERT INTO "reviews" ("id", "listing_kind", "listing_id", "listing_name", "origin", "rating", "body", "author", "place", "language", "month", "state", "decided_at", "created_at", "updated_at")
SELECT (r ->> 'id')::uuid, 'experience', (r ->> 'experience_id')::uuid, b."item_name", 'imported', (r ->> 'rating')::smallint, left(r ->> 'body', 3000),
  nullif(btrim(left(btrim(r ->> 'author'), 40)), ''), nullif(btrim(left(btrim(r ->> 'place'), 60)), ''),
  CASE WHEN r ->> 'body' ~ '[\u0400-\u04ff]' THEN 'ru' WHEN r ->> 'body' ~ '[\u0600-\u06ff]' THEN 'ar' WHEN r ->> 'body' ~ '[\u4e00-\u9fff]' THEN 'zh' ELSE 'en' END,
  to_char((r ->> 'created_at')::timestamptz AT TIME ZONE 'Africa/Dar_es_Salaam', 'YYYY-MM'),
  CASE WHEN r ->> 'approved_at' IS NULL THEN 'pending' ELSE 'approved' END, (r ->> 'approved_at')::timestamptz, (r ->> 'created_at')::timestamptz, (r ->> 'created_at')::timestamptz
FROM "bin" b, jsonb_array_elements(b."dependents") AS d, jsonb_array_elements(d -> 'rows') AS r
WHERE d ->> 'table' = 'experience_reviews'
ON CONFLICT ("id") DO NOTHING;
--> statement-breakpoint
UPDATE "bin" SET "dependents" = (SELECT coalesce(jsonb_agg(d), '[]'::jsonb) FROM jsonb_array_elements("dependents") AS d WHERE d ->> 'table' <> 'experience_reviews')
WHERE "dependents" @> '[{"table": "experience_reviews"}]';
--> statement-breakpoint
DROP TABLE "experience_reviews";
--> statement-breakpoint
-- Typed by staff, and given by nobody.
ALTER TABLE "stays" DROP COLUMN "rating";
