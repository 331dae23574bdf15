/** Whether the reader asked the browser to save data: then nothing is fetched in advance. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
