import { and, count, desc, eq, ilike, or, sql, type SQL } from "drizzle-orm";
import type { BookingStatus } from "#app/features/bookings/schema";
import { experience_inquiries } from "#app/features/bookings/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { containing } from "#app/platform/db/like";

export const REQUESTS_PAGE_SIZE = 5;

/** The experience's title today, or the one it had when it was booked if it is gone. */
const experienceTitle = sql<string>`coalesce(${experiences.title}, ${experience_inquiries.experience_title})`;

/** Requests for experiences, newest first, one page at a time. */
export async function listExperienceInquiries(
  db: Db,
  { search, status, page }: { search: string; status: BookingStatus | null; page: number },
) {
  const conditions: (SQL | undefined)[] = [];
  if (status) conditions.push(eq(experience_inquiries.status, status));
  if (search) {
    const pattern = containing(search);
    conditions.push(
      or(
        ilike(experience_inquiries.full_name, pattern),
        ilike(experience_inquiries.email, pattern),
        ilike(experience_inquiries.message, pattern),
        ilike(experienceTitle, pattern),
      ),
    );
  }
  const where = and(...conditions);
  const [found] = await db
    .select({ n: count() })
    .from(experience_inquiries)
    .leftJoin(experiences, eq(experiences.id, experience_inquiries.experience_id))
    .where(where);
  const total = found?.n ?? 0;
  const pages = Math.max(1, Math.ceil(total / REQUESTS_PAGE_SIZE));
  const current = Math.min(Math.max(1, page), pages);
  const rows = await db
    .select({
      id: experience_inquiries.id,
      experience_id: experience_inquiries.experience_id,
      experience_title: experienceTitle,
      full_name: experience_inquiries.full_name,
      email: experience_inquiries.email,
      country_code: experience_inquiries.country_code,
      phone: experience_inquiries.phone,
      accommodation: experience_inquiries.accommodation,
      participants: experience_inquiries.participants,
      date: experience_inquiries.date,
      message: experience_inquiries.message,
      status: experience_inquiries.status,
      quoted_total: experience_inquiries.quoted_total,
      language: experience_inquiries.language,
      created_at: experience_inquiries.created_at,
    })
    .from(experience_inquiries)
    .leftJoin(experiences, eq(experiences.id, experience_inquiries.experience_id))
    .where(where)
    .orderBy(desc(experience_inquiries.created_at), experience_inquiries.id)
    .limit(REQUESTS_PAGE_SIZE)
    .offset((current - 1) * REQUESTS_PAGE_SIZE);
  return { rows, total, page: current, pages };
}

export type ExperienceInquiryRow = Awaited<ReturnType<typeof listExperienceInquiries>>["rows"][number];
