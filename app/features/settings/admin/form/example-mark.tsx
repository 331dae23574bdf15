/** Beside a field that still holds what the demo filled in. */
export function ExampleMark() {
  return <span className="example-mark">Example, to be replaced</span>;
}
