import {
  accountKey,
  codeKey,
  networkKey,
  passwordCheckKey,
  sourceKey,
  type AttemptSource,
} from "#app/features/auth/attempts/rate-limit-keys";
import { countAttempt, clearAttempts, undoAttempt, type RateLimit } from "#app/features/auth/mutations.server";
import type { Db } from "#app/platform/db/db.server";

const WINDOW = 15 * 60;
/** Wrong passwords for one account from one network, or from one device that is known. */
const PER_SOURCE: RateLimit = { attempts: 5, seconds: WINDOW };
const PER_NETWORK: RateLimit = { attempts: 20, seconds: WINDOW };
/** Against attackers with many networks. Known devices are exempt, so that owners cannot be locked out. */
const PER_ACCOUNT: RateLimit = { attempts: 100, seconds: WINDOW };

/**
 * Counted before a password is looked at, so that attempts sent at once are counted too. The seconds to wait, or null.
 */
export function countPassword(db: Db, email: string, source: AttemptSource): Promise<number | null> {
  const pair: LimitedKey = [sourceKey(email, source), PER_SOURCE];
  return countAll(
    db,
    source.device ? [pair] : [pair, [networkKey(source.network), PER_NETWORK], [accountKey(email), PER_ACCOUNT]],
  );
}

/** Six digits are easy to guess: the limit of five wrong codes is shared by all unknown devices. */
export function countCode(db: Db, userId: string, { network, device }: AttemptSource): Promise<number | null> {
  const code: LimitedKey = [codeKey(userId, device), PER_SOURCE];
  return countAll(db, device ? [code] : [code, [networkKey(network), PER_NETWORK]]);
}

/** Asked for again by somebody who is signed in. */
export function countPasswordCheck(db: Db, userId: string): Promise<number | null> {
  return countAll(db, [[passwordCheckKey(userId), PER_SOURCE]]);
}

export function clearPasswordChecks(db: Db, userId: string): Promise<void> {
  return clearAttempts(db, passwordCheckKey(userId));
}

/** After a sign-in its own attempts do not count; `steps` is 2 when a code was asked for as well. */
export async function clearAfterSignIn(
  db: Db,
  person: { id: string; email: string },
  source: AttemptSource,
  steps: 1 | 2,
): Promise<void> {
  await clearAttempts(db, sourceKey(person.email, source));
  await clearAttempts(db, codeKey(person.id, source.device));
  if (source.device) return;
  await undoAttempt(db, accountKey(person.email));
  for (let step = 0; step < steps; step++) await undoAttempt(db, networkKey(source.network));
}

type LimitedKey = readonly [key: string, limit: RateLimit];

async function countAll(db: Db, counted: readonly LimitedKey[]): Promise<number | null> {
  for (const [key, limit] of counted) {
    const wait = await countAttempt(db, key, limit);
    if (wait !== null) return wait;
  }
  return null;
}
