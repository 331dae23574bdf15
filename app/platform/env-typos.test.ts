import { describe, expect, it } from "vitest";
import { findNearMisses } from "#app/platform/env-typos";
import { VARIABLES } from "#app/platform/env.server";

const meantBy = (...given: string[]) => findNearMisses(given, VARIABLES).map(({ meant }) => meant);

describe("names of variables", () => {
  it.each([
    ["TRUSTPROXY", "TRUST_PROXY"],
    ["TRUST-PROXY", "TRUST_PROXY"],
    ["trust_proxy", "TRUST_PROXY"],
    ["DATABASEURL", "DATABASE_URL"],
    ["DATABSE_URL", "DATABASE_URL"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["SMTP_URI", "SMTP_URL"],
    ["ADMIN_PASWORD", "ADMIN_PASSWORD"],
    ["PUBLIC_ULR", "PUBLIC_URL"],
    ["MEDIA_URLS", "MEDIA_URL"],
    ["METRIC_PORT", "METRICS_PORT"],
    ["DATADIR", "DATA_DIR"],
    ["WORKER", "WORKERS"],
  ])("%s is taken for a slip of %s", (given, meant) => {
    expect(meantBy(given)).toEqual([meant]);
  });

  it("what every machine, shell and npm set is nobody's slip", () => {
    const usual = [
      ..."PATH HOME HOSTNAME HOSTTYPE USER PWD OLDPWD SHELL TERM LANG LC_ALL TZ NODE_ENV NODE_OPTIONS PGHOST PGPORT PGDATABASE PGUSER".split(
        " ",
      ),
      ..."PGPASSWORD XDG_DATA_DIRS XDG_DATA_HOME npm_config_loglevel npm_config_user_agent npm_package_version INIT_CWD PORTS DEBUG CI".split(
        " ",
      ),
      ..."MAIL MAILTO LOGNAME INVOCATION_ID JOURNAL_STREAM SMTP_HOST SMTP_PASSWORD DOCKER_HOST KUBERNETES_PORT NEED POST".split(
        " ",
      ),
    ];
    expect(findNearMisses(usual, VARIABLES)).toEqual([]);
    expect(findNearMisses([...VARIABLES], VARIABLES)).toEqual([]);
  });

  it("says nothing when the right one is set besides", () => {
    expect(meantBy("SMTP_URI", "SMTP_URL")).toEqual([]);
  });
});
