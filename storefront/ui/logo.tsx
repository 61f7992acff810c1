/** Two arrows around one device: what was yours goes on. */
export function Logo({ size = 32 }: { readonly size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" fill="none">
      <rect x="11.5" y="8" width="9" height="16" rx="2.2" stroke="currentColor" strokeWidth="2" />
      <path
        d="M26.5 11.5A12 12 0 006 9.5M5.5 20.5A12 12 0 0026 22.5"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M6 4.5v5h5M26 27.5v-5h-5"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
