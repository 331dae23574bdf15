/** Equal values in a row, each with how often it stands there. */
export function runsOf<Value extends object>(length: number, valueAt: (index: number) => Value) {
  const runs: { length: number; value: Value; key: string }[] = [];
  for (let index = 0; index < length; index++) {
    const value = valueAt(index);
    const key = JSON.stringify(value);
    const last = runs.at(-1);
    if (last?.key === key) last.length++;
    else runs.push({ length: 1, value, key });
  }
  return runs;
}
