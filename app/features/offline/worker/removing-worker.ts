/* oxlint-disable unicorn/prefer-add-event-listener -- as in offline-worker.ts */
import type { WorkerScope } from "#app/features/offline/worker/offline-worker";

/**
 * What /sw.js is while the site keeps nothing: a browser that still has the worker takes this one in its place, which
 * removes everything and itself. Stands as text in /sw.js, so it may use nothing from outside itself.
 */
export function removingWorker(scope: WorkerScope & { registration: { unregister(): Promise<boolean> } }): void {
  scope.oninstall = () => void scope.skipWaiting();
  scope.onactivate = (event) => {
    const remove = async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await scope.registration.unregister();
    };
    event.waitUntil(remove());
  };
}
