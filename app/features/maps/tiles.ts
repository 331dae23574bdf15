/** Without a network they would fail, and who saves data has the drawn map. */
export function canAffordTiles({
  onLine,
  connection,
}: Pick<Navigator, "onLine"> & { connection?: { saveData?: boolean } }): boolean {
  return onLine && !connection?.saveData;
}
