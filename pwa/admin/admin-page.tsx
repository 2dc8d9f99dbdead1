import { ArrowLeft, LogOut } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import styles from './admin.module.css';

type AdminPageFrameProps = { title: string; onLogout: () => void; children: ReactNode };

/** Header of a page beside the panel: the way back, its name, and Logout. */
export function AdminPageFrame({ title, onLogout, children }: AdminPageFrameProps) {
  return (
    <>
      <p>
        <Link to="/admin" className={styles['back']}>
          <ArrowLeft size={18} aria-hidden /> Admin Panel
        </Link>
      </p>
      <header className={styles['header']}>
        <h1>{title}</h1>
        <Button variant="outline" onClick={onLogout}>
          <LogOut size={18} aria-hidden /> Logout
        </Button>
      </header>
      <Suspense fallback={<Skeleton lines={6} label="Loading" />}>{children}</Suspense>
    </>
  );
}
