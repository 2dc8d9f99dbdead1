import type { WaitingItem } from '#domain/outbox/outbox-item';
import type { ApiRequest } from './api-client.ts';

/** Where an item goes, and how. */
export function pushRequest(item: WaitingItem): Pick<ApiRequest, 'method' | 'path' | 'json' | 'bytes'> {
  switch (item.type) {
    case 'review':
      return post(`/api/recipes/${item.body.recipeId}/ratings`, item.body.draft);
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
    case 'photo': {
      const { recipeId, reviewId, draft } = item.body;
      return { method: 'PUT', path: `/api/recipes/${recipeId}/ratings/${reviewId}/photo`, bytes: draft };
    }
  }
}

function post(path: string, json: unknown) {
  return { method: 'POST', path, json } as const;
}
