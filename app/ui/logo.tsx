/** The mark: a lateen sail, the sun and a wave. Never mirrored. The wave takes the colour of the text beside it. */
export function LogoMark() {
  return (
    <svg className="mark" viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <circle cx="27.5" cy="13" r="6" fill="#efb544" />
      <path d="M7 27C10.5 17 17 8.5 25.5 3.5C27.6 12 27 20 23.6 28C18 25.6 12.5 25.4 7 27Z" fill="#e85f35" />
      <path
        d="M3.5 31.5C7 31.5 7 34.5 11.2 34.5S15.4 31.5 19.8 31.5 24 34.5 28.4 34.5 32.6 31.5 36.5 31.5"
        stroke="currentColor"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
