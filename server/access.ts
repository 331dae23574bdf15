import { ACCESS, type RouteRule, type Who } from "#app/access";

interface Route {
  id: string;
  parentId?: string;
  module: { loader?: unknown; action?: unknown };
}

/** The frame that lets only staff through. */
const GATE_LAYOUT = "layouts/gate";

/** Problems in the access rules: a route without a rule, a rule without a route or handler, a wrong audience. */
export function listRuleProblems(
  routes: Record<string, Route | undefined>,
  rules: Record<string, RouteRule> = ACCESS,
): string[] {
  const problems = Object.keys(rules)
    .filter((id) => !routes[id])
    .map((id) => `${id} has a rule and is no route`);
  for (const route of Object.values(routes)) {
    if (!route) continue;
    const rule = rules[route.id] ?? {};
    const who: Who = isBehindGate(route, routes) ? "staff" : "anyone";
    for (const [part, ruled] of [
      ["loader", rule.read],
      ["action", rule.write],
    ] as const) {
      const isThere = route.module[part] !== undefined;
      if (isThere && !ruled)
        problems.push(`${route.id} has ${part === "action" ? "an" : "a"} ${part} and no rule in app/access.ts`);
      if (!isThere && ruled) problems.push(`${route.id} has a rule and no ${part}`);
      if (isThere && ruled && ruled.who !== who)
        problems.push(`the ${part} of ${route.id} is for ${ruled.who}, but where it stands ${who} comes in`);
    }
  }
  return problems;
}

function isBehindGate(route: Route, routes: Record<string, Route | undefined>): boolean {
  if (route.id === GATE_LAYOUT) return true;
  const parent = route.parentId ? routes[route.parentId] : undefined;
  return parent !== undefined && isBehindGate(parent, routes);
}

/** Throws at startup when app/access.ts and the routes do not match. */
export function requireAccessRules(routes: Record<string, Route | undefined>): void {
  const problems = listRuleProblems(routes);
  if (problems.length > 0) throw new Error(`app/access.ts does not fit the routes:\n${problems.join("\n")}`);
}
