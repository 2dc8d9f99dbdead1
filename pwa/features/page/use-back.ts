import { useNavigate } from 'react-router-dom';

/** Goes to the previous page, or home: a page opened in a new tab has no history. */
export function useBack(): () => void {
  const navigate = useNavigate();
  return () => {
    if (window.history.length > 1) navigate(-1);
    else navigate('/');
  };
}
