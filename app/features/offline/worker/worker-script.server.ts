import { offlineWorker } from "#app/features/offline/worker/offline-worker";
import { pageParts } from "#app/features/offline/worker/page-parts";
import { removingWorker } from "#app/features/offline/worker/removing-worker";
import { requestKind } from "#app/features/offline/worker/request-kind";

/** The text of /sw.js. It names the build, so that browsers notice a new one. */
export function workerScript(build: string, isOn: boolean): string {
  if (!isOn) return `(${removingWorker.toString()})(self)\n`;
  return `(${offlineWorker.toString()})(self,${JSON.stringify(build)},${requestKind.toString()},${pageParts.toString()})\n`;
}
