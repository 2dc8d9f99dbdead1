/** Shown above every list of doses. */
export function HealthyOnly() {
  return (
    <p>
      For healthy animals only. With kidney disease, pancreatitis, urate or oxalate stones, in pregnancy or on
      medicines, ask your vet first.
    </p>
  );
}
