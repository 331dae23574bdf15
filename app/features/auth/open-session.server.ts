import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import * as v from "valibot";

const device = v.object({ userId: v.string(), address: v.string(), userAgent: v.string() });

/**
 * Opens a session for somebody whose password, second step or invitation we have looked at ourselves: better-auth's own
 * sign-in knows nothing of people who are disabled and would open one before the second step. It has no address: only
 * our own code can call it.
 */
export const openSession = {
  id: "open-session",
  endpoints: {
    openSession: createAuthEndpoint.serverOnly({ method: "POST", body: device }, async (ctx) => {
      const { userId, address, userAgent } = ctx.body;
      const user = await ctx.context.internalAdapter.findUserById(userId);
      if (!user) throw ctx.error("UNAUTHORIZED");
      const session = await ctx.context.internalAdapter.createSession(userId, false, { ipAddress: address, userAgent });
      await setSessionCookie(ctx, { session, user });
      return ctx.json({ ok: true });
    }),
  },
} satisfies BetterAuthPlugin;
