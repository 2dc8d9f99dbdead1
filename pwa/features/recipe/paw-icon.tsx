/** A paw print: filled, or its outline. */
export function PawIcon({ size = 18, filled = true }: { size?: number; filled?: boolean }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={filled ? 0.6 : 1.5}
      strokeLinejoin="round"
    >
      <ellipse cx="5" cy="10.6" rx="2.2" ry="2.9" transform="rotate(-22 5 10.6)" />
      <ellipse cx="9.3" cy="6.2" rx="2.2" ry="3.1" transform="rotate(-6 9.3 6.2)" />
      <ellipse cx="14.7" cy="6.2" rx="2.2" ry="3.1" transform="rotate(6 14.7 6.2)" />
      <ellipse cx="19" cy="10.6" rx="2.2" ry="2.9" transform="rotate(22 19 10.6)" />
      <path d="M12 11.6c-2.6 0-5.7 3.3-5.7 6 0 1.8 1.3 2.8 2.9 2.8 1.2 0 1.9-.6 2.8-.6s1.6.6 2.8.6c1.6 0 2.9-1 2.9-2.8 0-2.7-3.1-6-5.7-6Z" />
    </svg>
  );
}
