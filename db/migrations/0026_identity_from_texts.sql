-- The default title named the site itself: left empty, it follows the name in the settings.
UPDATE "site_settings" SET "seo_defaults" = jsonb_set("seo_defaults", '{title}', '""')
WHERE "seo_defaults"->>'title' = 'Pemba Paradise: experiences, stays and homes on the green island';--> statement-breakpoint
-- Links to the front page of a network lead to nobody's profile.
UPDATE "site_settings" SET "social_links" = jsonb_build_object(
  'instagram', case when "social_links"->>'instagram' = 'https://www.instagram.com/' then '' else coalesce("social_links"->>'instagram', '') end,
  'facebook', case when "social_links"->>'facebook' = 'https://www.facebook.com/' then '' else coalesce("social_links"->>'facebook', '') end,
  'twitter', case when "social_links"->>'twitter' = 'https://x.com/' then '' else coalesce("social_links"->>'twitter', '') end
);--> statement-breakpoint
-- What staff wrote themselves into texts that are settings now; what was shipped is left behind.
UPDATE "site_settings" SET
  "address" = nullif(btrim(case when t."en" is distinct from t."shipped"->>'en' then t."en" end), ''),
  "address_fr" = nullif(btrim(case when t."fr" is distinct from t."shipped"->>'fr' then t."fr" end), ''),
  "address_es" = nullif(btrim(case when t."es" is distinct from t."shipped"->>'es' then t."es" end), ''),
  "address_it" = nullif(btrim(case when t."it" is distinct from t."shipped"->>'it' then t."it" end), ''),
  "address_de" = nullif(btrim(case when t."de" is distinct from t."shipped"->>'de' then t."de" end), ''),
  "address_ru" = nullif(btrim(case when t."ru" is distinct from t."shipped"->>'ru' then t."ru" end), ''),
  "address_zh" = nullif(btrim(case when t."zh" is distinct from t."shipped"->>'zh' then t."zh" end), ''),
  "address_ar" = nullif(btrim(case when t."ar" is distinct from t."shipped"->>'ar' then t."ar" end), ''),
  "address_sw" = nullif(btrim(case when t."sw" is distinct from t."shipped"->>'sw' then t."sw" end), '')
FROM "translations" t WHERE t."key" = 'footer.address';--> statement-breakpoint
UPDATE "site_settings" SET
  "address_note" = nullif(btrim(case when t."en" is distinct from t."shipped"->>'en' then t."en" end), ''),
  "address_note_fr" = nullif(btrim(case when t."fr" is distinct from t."shipped"->>'fr' then t."fr" end), ''),
  "address_note_es" = nullif(btrim(case when t."es" is distinct from t."shipped"->>'es' then t."es" end), ''),
  "address_note_it" = nullif(btrim(case when t."it" is distinct from t."shipped"->>'it' then t."it" end), ''),
  "address_note_de" = nullif(btrim(case when t."de" is distinct from t."shipped"->>'de' then t."de" end), ''),
  "address_note_ru" = nullif(btrim(case when t."ru" is distinct from t."shipped"->>'ru' then t."ru" end), ''),
  "address_note_zh" = nullif(btrim(case when t."zh" is distinct from t."shipped"->>'zh' then t."zh" end), ''),
  "address_note_ar" = nullif(btrim(case when t."ar" is distinct from t."shipped"->>'ar' then t."ar" end), ''),
  "address_note_sw" = nullif(btrim(case when t."sw" is distinct from t."shipped"->>'sw' then t."sw" end), '')
FROM "translations" t WHERE t."key" = 'contactPage.visitNote';
