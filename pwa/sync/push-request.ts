import type { WaitingItem } from '#domain/outbox/outbox-item';
import { REVIEW_SECRET_HEADER } from '#domain/review/rating-answer';
import type { HttpRequest } from './http.ts';

/** Where an item goes, and how. */
export function pushRequest(
  item: WaitingItem,
): Pick<HttpRequest, 'method' | 'path' | 'headers' | 'json' | 'bytes'> {
  switch (item.type) {
    case 'review':
      return {
        ...post(`/api/recipes/${item.body.recipeId}/ratings`, item.body.draft),
        headers: proof(item.body.secret),
      };
    case 'recipe':
      return post('/api/recipes', item.body.draft);
    case 'contact':
      return post('/api/contact', item.body.draft);
    case 'newsletter':
      return post('/api/newsletter', item.body.draft);
    case 'report':
      return post('/api/safety-reports', item.body.draft);
    case 'share':
      return post(`/api/recipes/${item.body.recipeId}/share/email`, item.body.draft);
    case 'withdrawal': {
      const { recipeId, reviewId, secret } = item.body;
      const path = `/api/recipes/${recipeId}/ratings/${reviewId}/withdraw`;
      return { method: 'POST', path, headers: proof(secret) };
    }
    case 'photo': {
      const { recipeId, reviewId, secret, draft } = item.body;
      const path = `/api/recipes/${recipeId}/ratings/${reviewId}/photo`;
      return { method: 'PUT', path, headers: proof(secret), bytes: draft };
    }
  }
}

function proof(secret: string | undefined): Record<string, string> {
  return secret === undefined ? {} : { [REVIEW_SECRET_HEADER]: secret };
}

function post(path: string, json: unknown) {
  return { method: 'POST', path, json } as const;
}
