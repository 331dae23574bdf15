CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_users" (
	"user_id" text PRIMARY KEY NOT NULL,
	"role" text DEFAULT 'admin' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_users_role" CHECK (length(btrim("admin_users"."role")) > 0)
);
--> statement-breakpoint
CREATE TABLE "app_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"title_fr" text,
	"title_es" text,
	"title_it" text,
	"title_de" text,
	"title_ru" text,
	"title_zh" text,
	"title_ar" text,
	"title_sw" text,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	"description_fr" text,
	"description_es" text,
	"description_it" text,
	"description_de" text,
	"description_ru" text,
	"description_zh" text,
	"description_ar" text,
	"description_sw" text,
	"content" text NOT NULL,
	"content_fr" text,
	"content_es" text,
	"content_it" text,
	"content_de" text,
	"content_ru" text,
	"content_zh" text,
	"content_ar" text,
	"content_sw" text,
	"category" text NOT NULL,
	"category_id" uuid,
	"published_date" date NOT NULL,
	"cover_image" text,
	"video_url" text,
	"video_thumbnail" text,
	"seo_title" text,
	"seo_description" text,
	"seo_og_image" text,
	"file_size" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_articles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_articles_title" CHECK (length(btrim("blog_articles"."title")) > 0),
	CONSTRAINT "blog_articles_slug" CHECK (length(btrim("blog_articles"."slug")) > 0)
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "blog_categories_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "experience_inquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"experience_id" uuid,
	"experience_title" text NOT NULL,
	"country_code" text NOT NULL,
	"accommodation" text NOT NULL,
	"participants" integer NOT NULL,
	"date" date NOT NULL,
	"message" text,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"quoted_total" numeric(12, 2),
	"language" text DEFAULT 'en' NOT NULL,
	"submission_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "experience_inquiries_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "experience_inquiries_full_name" CHECK (length(btrim("experience_inquiries"."full_name")) > 0),
	CONSTRAINT "experience_inquiries_email" CHECK (length(btrim("experience_inquiries"."email")) > 0),
	CONSTRAINT "experience_inquiries_status" CHECK ("experience_inquiries"."status" in ('pending', 'confirmed', 'cancelled', 'completed')),
	CONSTRAINT "experience_inquiries_language" CHECK ("experience_inquiries"."language" in ('en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw')),
	CONSTRAINT "experience_inquiries_participants" CHECK ("experience_inquiries"."participants" >= 1)
);
--> statement-breakpoint
CREATE TABLE "pemba_property_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid,
	"property_title" text NOT NULL,
	"total_amount" numeric(12, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pemba_property_bookings_total" CHECK ("pemba_property_bookings"."total_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stay_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"stay_id" uuid,
	"stay_name" text NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"guests" integer NOT NULL,
	"special_requests" text,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"quoted_total" numeric(12, 2),
	"language" text DEFAULT 'en' NOT NULL,
	"submission_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stay_bookings_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "stay_bookings_full_name" CHECK (length(btrim("stay_bookings"."full_name")) > 0),
	CONSTRAINT "stay_bookings_email" CHECK (length(btrim("stay_bookings"."email")) > 0),
	CONSTRAINT "stay_bookings_status" CHECK ("stay_bookings"."status" in ('pending', 'confirmed', 'cancelled', 'completed')),
	CONSTRAINT "stay_bookings_language" CHECK ("stay_bookings"."language" in ('en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw')),
	CONSTRAINT "stay_bookings_dates" CHECK ("stay_bookings"."check_out" > "stay_bookings"."check_in"),
	CONSTRAINT "stay_bookings_guests" CHECK ("stay_bookings"."guests" >= 1)
);
--> statement-breakpoint
CREATE TABLE "transportation_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"rental_id" uuid,
	"rental_name" text NOT NULL,
	"rental_type" text NOT NULL,
	"pickup_date" date NOT NULL,
	"return_date" date NOT NULL,
	"with_driver" boolean DEFAULT false NOT NULL,
	"special_requests" text,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"quoted_total" numeric(12, 2),
	"language" text DEFAULT 'en' NOT NULL,
	"submission_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transportation_bookings_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "transportation_bookings_full_name" CHECK (length(btrim("transportation_bookings"."full_name")) > 0),
	CONSTRAINT "transportation_bookings_email" CHECK (length(btrim("transportation_bookings"."email")) > 0),
	CONSTRAINT "transportation_bookings_status" CHECK ("transportation_bookings"."status" in ('pending', 'confirmed', 'cancelled', 'completed')),
	CONSTRAINT "transportation_bookings_language" CHECK ("transportation_bookings"."language" in ('en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw')),
	CONSTRAINT "transportation_bookings_dates" CHECK ("transportation_bookings"."return_date" > "transportation_bookings"."pickup_date")
);
--> statement-breakpoint
CREATE TABLE "currencies" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	"exchange_rate" numeric(18, 6) NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "currencies_code" CHECK ("currencies"."code" in ('USD', 'EUR', 'GBP', 'AED', 'TZS')),
	CONSTRAINT "currencies_rate_positive" CHECK ("currencies"."exchange_rate" > 0),
	CONSTRAINT "currencies_usd_is_base" CHECK ("currencies"."code" <> 'USD' or ("currencies"."exchange_rate" = 1 and "currencies"."is_active"))
);
--> statement-breakpoint
CREATE TABLE "experience_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"experience_id" uuid NOT NULL,
	"author" text NOT NULL,
	"place" text,
	"rating" integer NOT NULL,
	"body" text NOT NULL,
	"approved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "experience_reviews_rating" CHECK ("experience_reviews"."rating" between 1 and 5),
	CONSTRAINT "experience_reviews_body" CHECK (length(btrim("experience_reviews"."body")) > 0)
);
--> statement-breakpoint
CREATE TABLE "experiences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"title_fr" text,
	"title_es" text,
	"title_it" text,
	"title_de" text,
	"title_ru" text,
	"title_zh" text,
	"title_ar" text,
	"title_sw" text,
	"description" text NOT NULL,
	"description_fr" text,
	"description_es" text,
	"description_it" text,
	"description_de" text,
	"description_ru" text,
	"description_zh" text,
	"description_ar" text,
	"description_sw" text,
	"category" text NOT NULL,
	"duration" text NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"images" text[] DEFAULT '{}'::text[] NOT NULL,
	"video_url" text,
	"video_thumbnail" text,
	"included" text[],
	"min_age" integer,
	"latitude" double precision,
	"longitude" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "experiences_title" CHECK (length(btrim("experiences"."title")) > 0),
	CONSTRAINT "experiences_description" CHECK (length(btrim("experiences"."description")) > 0),
	CONSTRAINT "experiences_category" CHECK (length(btrim("experiences"."category")) > 0),
	CONSTRAINT "experiences_duration" CHECK (length(btrim("experiences"."duration")) > 0),
	CONSTRAINT "experiences_price" CHECK ("experiences"."price" >= 0),
	CONSTRAINT "experiences_min_age" CHECK ("experiences"."min_age" between 0 and 120),
	CONSTRAINT "experiences_latitude" CHECK ("experiences"."latitude" between -90 and 90),
	CONSTRAINT "experiences_longitude" CHECK ("experiences"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"topic" text NOT NULL,
	"category" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"submission_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiries_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "inquiries_name" CHECK (length(btrim("inquiries"."name")) > 0),
	CONSTRAINT "inquiries_email" CHECK (length(btrim("inquiries"."email")) > 0),
	CONSTRAINT "inquiries_message" CHECK (length(btrim("inquiries"."message")) > 0),
	CONSTRAINT "inquiries_topic" CHECK ("inquiries"."topic" in ('General Inquiry', 'Experience Booking', 'Stay Reservation', 'Real Estate', 'Investment Opportunity', 'Partnership', 'Investment')),
	CONSTRAINT "inquiries_category" CHECK ("inquiries"."category" in ('Sales', 'Support', 'Complaints', 'General')),
	CONSTRAINT "inquiries_status" CHECK ("inquiries"."status" in ('pending', 'in_progress', 'resolved', 'closed')),
	CONSTRAINT "inquiries_language" CHECK ("inquiries"."language" in ('en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw'))
);
--> statement-breakpoint
CREATE TABLE "property_inquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid,
	"property_title" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"submission_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_inquiries_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "property_inquiries_name" CHECK (length(btrim("property_inquiries"."name")) > 0),
	CONSTRAINT "property_inquiries_email" CHECK (length(btrim("property_inquiries"."email")) > 0),
	CONSTRAINT "property_inquiries_message" CHECK (length(btrim("property_inquiries"."message")) > 0),
	CONSTRAINT "property_inquiries_language" CHECK ("property_inquiries"."language" in ('en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw'))
);
--> statement-breakpoint
CREATE TABLE "media_objects" (
	"bucket" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"uploaded_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_objects_bucket_name_pk" PRIMARY KEY("bucket","name"),
	CONSTRAINT "media_objects_bucket" CHECK ("media_objects"."bucket" in ('property-images', 'stays-media', 'transportation-media', 'blog-media', 'experience-media')),
	CONSTRAINT "media_objects_content_type" CHECK ("media_objects"."content_type" in ('image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'video/webm', 'video/quicktime'))
);
--> statement-breakpoint
CREATE TABLE "admin_notification_preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sound_enabled" boolean DEFAULT true NOT NULL,
	"browser_notifications" boolean DEFAULT false NOT NULL,
	"email_notifications" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"slug_fr" text,
	"slug_es" text,
	"slug_it" text,
	"slug_de" text,
	"slug_ru" text,
	"slug_zh" text,
	"slug_ar" text,
	"slug_sw" text,
	"title" text NOT NULL,
	"title_fr" text,
	"title_es" text,
	"title_it" text,
	"title_de" text,
	"title_ru" text,
	"title_zh" text,
	"title_ar" text,
	"title_sw" text,
	"description" text NOT NULL,
	"description_fr" text,
	"description_es" text,
	"description_it" text,
	"description_de" text,
	"description_ru" text,
	"description_zh" text,
	"description_ar" text,
	"description_sw" text,
	"type" text NOT NULL,
	"listing_type" text DEFAULT 'sale' NOT NULL,
	"location" text NOT NULL,
	"full_address" text,
	"neighborhood" text,
	"price" numeric(12, 2) NOT NULL,
	"status" text DEFAULT 'ready' NOT NULL,
	"bedrooms" integer,
	"bathrooms" integer,
	"square_footage" numeric(12, 2),
	"land_size" text,
	"year_built" integer,
	"parking_spaces" integer,
	"latitude" double precision,
	"longitude" double precision,
	"images" text[] DEFAULT '{}'::text[] NOT NULL,
	"amenities" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"video_url" text,
	"published" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"owner_name" text,
	"owner_email" text,
	"owner_phone" text,
	"contact_email" text,
	"submission_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "properties_slug_unique" UNIQUE("slug"),
	CONSTRAINT "properties_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "properties_title" CHECK (length(btrim("properties"."title")) > 0),
	CONSTRAINT "properties_slug" CHECK (length(btrim("properties"."slug")) > 0),
	CONSTRAINT "properties_slug_not_a_route" CHECK ("properties"."slug" <> 'submit'),
	CONSTRAINT "properties_type" CHECK ("properties"."type" in ('house', 'apartment', 'villa', 'land', 'commercial')),
	CONSTRAINT "properties_listing_type" CHECK ("properties"."listing_type" in ('sale', 'rent')),
	CONSTRAINT "properties_status" CHECK ("properties"."status" in ('ready', 'off_plan')),
	CONSTRAINT "properties_price" CHECK ("properties"."price" >= 0),
	CONSTRAINT "properties_bedrooms" CHECK ("properties"."bedrooms" >= 0),
	CONSTRAINT "properties_bathrooms" CHECK ("properties"."bathrooms" >= 0),
	CONSTRAINT "properties_square_footage" CHECK ("properties"."square_footage" >= 0),
	CONSTRAINT "properties_parking_spaces" CHECK ("properties"."parking_spaces" >= 0),
	CONSTRAINT "properties_year_built" CHECK ("properties"."year_built" >= 1900),
	CONSTRAINT "properties_land_size" CHECK ("properties"."land_size" ~ '^[0-9]+([.][0-9]+)? m²$'),
	CONSTRAINT "properties_latitude" CHECK ("properties"."latitude" between -90 and 90),
	CONSTRAINT "properties_longitude" CHECK ("properties"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "property_notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_notifications_type" CHECK (length(btrim("property_notifications"."type")) > 0)
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"homepage_hero_title" text,
	"homepage_hero_video" text,
	"seo_defaults" jsonb DEFAULT '{"title":"","description":""}'::jsonb NOT NULL,
	"footer_text" text,
	"footer_text_fr" text,
	"footer_text_es" text,
	"footer_text_it" text,
	"footer_text_de" text,
	"footer_text_ru" text,
	"footer_text_zh" text,
	"footer_text_ar" text,
	"footer_text_sw" text,
	"social_links" jsonb DEFAULT '{"instagram":"","facebook":"","twitter":""}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"slug_fr" text,
	"slug_es" text,
	"slug_it" text,
	"slug_de" text,
	"slug_ru" text,
	"slug_zh" text,
	"slug_ar" text,
	"slug_sw" text,
	"name" text NOT NULL,
	"name_fr" text,
	"name_es" text,
	"name_it" text,
	"name_de" text,
	"name_ru" text,
	"name_zh" text,
	"name_ar" text,
	"name_sw" text,
	"description" text NOT NULL,
	"description_fr" text,
	"description_es" text,
	"description_it" text,
	"description_de" text,
	"description_ru" text,
	"description_zh" text,
	"description_ar" text,
	"description_sw" text,
	"location" text NOT NULL,
	"type" text NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"max_guests" integer NOT NULL,
	"images" text[] DEFAULT '{}'::text[] NOT NULL,
	"features" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"amenities" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stays_slug_unique" UNIQUE("slug"),
	CONSTRAINT "stays_name" CHECK (length(btrim("stays"."name")) > 0),
	CONSTRAINT "stays_slug" CHECK (length(btrim("stays"."slug")) > 0),
	CONSTRAINT "stays_type" CHECK ("stays"."type" in ('hotel', 'resort', 'villa', 'apartment')),
	CONSTRAINT "stays_price" CHECK ("stays"."price" >= 0),
	CONSTRAINT "stays_rating" CHECK ("stays"."rating" between 0 and 5),
	CONSTRAINT "stays_max_guests" CHECK ("stays"."max_guests" >= 1)
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"context" text,
	"en" text NOT NULL,
	"fr" text,
	"es" text,
	"it" text,
	"de" text,
	"ru" text,
	"zh" text,
	"ar" text,
	"sw" text,
	"shipped" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translations_key_unique" UNIQUE("key"),
	CONSTRAINT "translations_key" CHECK (length(btrim("translations"."key")) > 0),
	CONSTRAINT "translations_en" CHECK (length(btrim("translations"."en")) > 0)
);
--> statement-breakpoint
CREATE TABLE "transportation_rentals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"name_fr" text,
	"name_es" text,
	"name_it" text,
	"name_de" text,
	"name_ru" text,
	"name_zh" text,
	"name_ar" text,
	"name_sw" text,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"description_fr" text,
	"description_es" text,
	"description_it" text,
	"description_de" text,
	"description_ru" text,
	"description_zh" text,
	"description_ar" text,
	"description_sw" text,
	"images" text[] DEFAULT '{}'::text[] NOT NULL,
	"price_per_day" numeric(12, 2) NOT NULL,
	"price_per_week" numeric(12, 2) NOT NULL,
	"features" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"available" boolean DEFAULT true NOT NULL,
	"with_driver" boolean DEFAULT false NOT NULL,
	"driver_price_per_day" numeric(12, 2),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transportation_rentals_name" CHECK (length(btrim("transportation_rentals"."name")) > 0),
	CONSTRAINT "transportation_rentals_type" CHECK ("transportation_rentals"."type" in ('car', 'motorbike', 'scooter', 'quad_bike', 'bicycle')),
	CONSTRAINT "transportation_rentals_price_per_day" CHECK ("transportation_rentals"."price_per_day" >= 0),
	CONSTRAINT "transportation_rentals_price_per_week" CHECK ("transportation_rentals"."price_per_week" >= 0),
	CONSTRAINT "transportation_rentals_driver_price" CHECK ("transportation_rentals"."driver_price_per_day" >= 0)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_users" ADD CONSTRAINT "admin_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_articles" ADD CONSTRAINT "blog_articles_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD CONSTRAINT "experience_inquiries_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pemba_property_bookings" ADD CONSTRAINT "pemba_property_bookings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD CONSTRAINT "stay_bookings_stay_id_stays_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."stays"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD CONSTRAINT "transportation_bookings_rental_id_transportation_rentals_id_fk" FOREIGN KEY ("rental_id") REFERENCES "public"."transportation_rentals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_reviews" ADD CONSTRAINT "experience_reviews_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_objects" ADD CONSTRAINT "media_objects_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_notification_preferences" ADD CONSTRAINT "admin_notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_notifications" ADD CONSTRAINT "property_notifications_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user_id" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "blog_articles_newest" ON "blog_articles" USING btree ("published_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "blog_articles_category" ON "blog_articles" USING btree ("category","published_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "blog_articles_category_id" ON "blog_articles" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "experience_inquiries_newest" ON "experience_inquiries" USING btree ("created_at" desc,"id");--> statement-breakpoint
CREATE INDEX "experience_inquiries_by_status" ON "experience_inquiries" USING btree ("status","created_at" desc,"id");--> statement-breakpoint
CREATE INDEX "experience_inquiries_experience_id" ON "experience_inquiries" USING btree ("experience_id");--> statement-breakpoint
CREATE INDEX "pemba_property_bookings_newest" ON "pemba_property_bookings" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pemba_property_bookings_property_id" ON "pemba_property_bookings" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "stay_bookings_newest" ON "stay_bookings" USING btree ("created_at" desc,"id");--> statement-breakpoint
CREATE INDEX "stay_bookings_by_status" ON "stay_bookings" USING btree ("status","created_at" desc,"id");--> statement-breakpoint
CREATE INDEX "stay_bookings_stay_dates" ON "stay_bookings" USING btree ("stay_id","check_in","check_out");--> statement-breakpoint
CREATE INDEX "transportation_bookings_newest" ON "transportation_bookings" USING btree ("created_at" desc,"id");--> statement-breakpoint
CREATE INDEX "transportation_bookings_by_status" ON "transportation_bookings" USING btree ("status","created_at" desc,"id");--> statement-breakpoint
CREATE INDEX "transportation_bookings_rental_dates" ON "transportation_bookings" USING btree ("rental_id","pickup_date","return_date");--> statement-breakpoint
CREATE INDEX "experience_reviews_approved" ON "experience_reviews" USING btree ("experience_id","approved_at" DESC NULLS LAST) WHERE "experience_reviews"."approved_at" is not null;--> statement-breakpoint
CREATE INDEX "experiences_newest" ON "experiences" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "experiences_category" ON "experiences" USING btree ("category","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "inquiries_newest" ON "inquiries" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "inquiries_status" ON "inquiries" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "inquiries_category" ON "inquiries" USING btree ("category","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "property_inquiries_newest" ON "property_inquiries" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "property_inquiries_property_id" ON "property_inquiries" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "media_objects_created_at" ON "media_objects" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "properties_slug_fr" ON "properties" USING btree ("slug_fr");--> statement-breakpoint
CREATE UNIQUE INDEX "properties_slug_es" ON "properties" USING btree ("slug_es");--> statement-breakpoint
CREATE UNIQUE INDEX "properties_slug_it" ON "properties" USING btree ("slug_it");--> statement-breakpoint
CREATE UNIQUE INDEX "properties_slug_de" ON "properties" USING btree ("slug_de");--> statement-breakpoint
CREATE UNIQUE INDEX "properties_slug_ru" ON "properties" USING btree ("slug_ru");--> statement-breakpoint
CREATE UNIQUE INDEX "properties_slug_zh" ON "properties" USING btree ("slug_zh");--> statement-breakpoint
CREATE UNIQUE INDEX "properties_slug_ar" ON "properties" USING btree ("slug_ar");--> statement-breakpoint
CREATE UNIQUE INDEX "properties_slug_sw" ON "properties" USING btree ("slug_sw");--> statement-breakpoint
CREATE INDEX "properties_newest" ON "properties" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "properties_public_newest" ON "properties" USING btree ("published","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "properties_public_price" ON "properties" USING btree ("published","price","id");--> statement-breakpoint
CREATE INDEX "properties_public_type_newest" ON "properties" USING btree ("published","type","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "properties_public_type_price" ON "properties" USING btree ("published","type","price","id");--> statement-breakpoint
CREATE INDEX "properties_featured" ON "properties" USING btree ("created_at" DESC NULLS LAST) WHERE "properties"."is_featured" and "properties"."published";--> statement-breakpoint
CREATE INDEX "property_notifications_newest" ON "property_notifications" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "property_notifications_unread" ON "property_notifications" USING btree ("created_at" DESC NULLS LAST) WHERE not "property_notifications"."read";--> statement-breakpoint
CREATE UNIQUE INDEX "property_notifications_one_submission" ON "property_notifications" USING btree ("property_id") WHERE "property_notifications"."type" = 'new_submission';--> statement-breakpoint
CREATE UNIQUE INDEX "site_settings_single_row" ON "site_settings" USING btree ((true));--> statement-breakpoint
CREATE UNIQUE INDEX "stays_slug_fr" ON "stays" USING btree ("slug_fr");--> statement-breakpoint
CREATE UNIQUE INDEX "stays_slug_es" ON "stays" USING btree ("slug_es");--> statement-breakpoint
CREATE UNIQUE INDEX "stays_slug_it" ON "stays" USING btree ("slug_it");--> statement-breakpoint
CREATE UNIQUE INDEX "stays_slug_de" ON "stays" USING btree ("slug_de");--> statement-breakpoint
CREATE UNIQUE INDEX "stays_slug_ru" ON "stays" USING btree ("slug_ru");--> statement-breakpoint
CREATE UNIQUE INDEX "stays_slug_zh" ON "stays" USING btree ("slug_zh");--> statement-breakpoint
CREATE UNIQUE INDEX "stays_slug_ar" ON "stays" USING btree ("slug_ar");--> statement-breakpoint
CREATE UNIQUE INDEX "stays_slug_sw" ON "stays" USING btree ("slug_sw");--> statement-breakpoint
CREATE INDEX "stays_newest" ON "stays" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "stays_type" ON "stays" USING btree ("type","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stays_price" ON "stays" USING btree ("price");--> statement-breakpoint
CREATE INDEX "stays_guests" ON "stays" USING btree ("max_guests");--> statement-breakpoint
CREATE INDEX "transportation_rentals_newest" ON "transportation_rentals" USING btree ("available","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "transportation_rentals_type" ON "transportation_rentals" USING btree ("available","type","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "transportation_rentals_price" ON "transportation_rentals" USING btree ("price_per_day");