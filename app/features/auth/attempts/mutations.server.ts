import { accountKey, codeKey, networkKey, ownKey, pairKey, type Source } from "#app/features/auth/attempts/keys";
import { countAttempt, forgetAttempts, takeBackAttempt, type Limit } from "#app/features/auth/mutations.server";
import type { Db } from "#app/platform/db/db.server";

const WINDOW = 15 * 60;
/** Wrong passwords for one account from one network, or from one device that is known. */
const PER_PAIR: Limit = { attempts: 5, seconds: WINDOW };
const PER_NETWORK: Limit = { attempts: 20, seconds: WINDOW };
/** For whoever has many networks. Known devices are not counted here, so nobody can lock their owners out. */
const PER_ACCOUNT: Limit = { attempts: 100, seconds: WINDOW };

/** Counted before a password is looked at, so that attempts sent at once are counted too. The seconds to wait, or null. */
export function countPassword(db: Db, email: string, source: Source): Promise<number | null> {
  const pair: Counted = [pairKey(email, source), PER_PAIR];
  return countAll(db, source.device ? [pair] : [pair, [networkKey(source.network), PER_NETWORK], [accountKey(email), PER_ACCOUNT]]);
}

/** Six digits are soon guessed: all networks together have five wrong codes. */
export function countCode(db: Db, userId: string, { network, device }: Source): Promise<number | null> {
  const code: Counted = [codeKey(userId, device), PER_PAIR];
  return countAll(db, device ? [code] : [code, [networkKey(network), PER_NETWORK]]);
}

/** Asked for again by somebody who is signed in. */
export function countOwnPassword(db: Db, userId: string): Promise<number | null> {
  return countAll(db, [[ownKey(userId), PER_PAIR]]);
}

export function forgetOwnPasswords(db: Db, userId: string): Promise<void> {
  return forgetAttempts(db, ownKey(userId));
}

/** After a sign-in its own attempts do not count; `steps` is 2 when a code was asked for as well. */
export async function settleSignIn(db: Db, person: { id: string; email: string }, source: Source, steps: 1 | 2): Promise<void> {
  await forgetAttempts(db, pairKey(person.email, source));
  await forgetAttempts(db, codeKey(person.id, source.device));
  if (source.device) return;
  await takeBackAttempt(db, accountKey(person.email));
  for (let step = 0; step < steps; step++) await takeBackAttempt(db, networkKey(source.network));
}

type Counted = readonly [key: string, limit: Limit];

async function countAll(db: Db, counted: readonly Counted[]): Promise<number | null> {
  for (const [key, limit] of counted) {
    const wait = await countAttempt(db, key, limit);
    if (wait !== null) return wait;
  }
  return null;
}
