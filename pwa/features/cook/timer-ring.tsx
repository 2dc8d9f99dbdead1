const RADIUS = 14;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring that empties; the clock beside it shows the same in figures. */
export function TimerRing({ share }: { share: number }) {
  return (
    <svg className="timer-ring" width="36" height="36" viewBox="0 0 36 36" fill="none" aria-hidden="true">
      <circle cx="18" cy="18" r={RADIUS} stroke="#ffffff33" strokeWidth="5" />
      <circle
        cx="18"
        cy="18"
        r={RADIUS}
        stroke="currentColor"
        strokeWidth="5"
        strokeDasharray={`${LENGTH * share} ${LENGTH}`}
        strokeLinecap="round"
        transform="rotate(-90 18 18)"
      />
    </svg>
  );
}
