import { ADMIN_ACCESS } from "#app/access/admin";
import { BOOKING_ACCESS } from "#app/access/admin-bookings";
import type { RouteRule } from "#app/access/rule";
import { SITE_ACCESS } from "#app/access/site";

export type { Resource, RouteRule, Who } from "#app/access/rule";

/**
 * Who may do what, for every route that reads or writes. A route that is not here stops the server from starting
 * (server/access.ts), and tests/http/access.test.ts holds each of these lines against real answers,
 * tests/http/statements.test.ts against what the database was really asked.
 */
export const ACCESS: Record<string, RouteRule> = { ...SITE_ACCESS, ...ADMIN_ACCESS, ...BOOKING_ACCESS };
