export type AdminPageProps = {
  /** False while the sign-in covers the page; what it shows is read again when it is shown once more. */
  isShown: boolean;
  /** Reports that the session has ended, so that the sign-in covers the page. */
  onSignedOut: () => void;
};
