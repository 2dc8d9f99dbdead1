import { VISITOR_CALLS } from '#domain/contract/calls/visitor';
import { requestOf } from '../sync/call-request.ts';
import type { HttpRequest } from '../sync/http.ts';
import type { WaitingItem } from './outbox-item.ts';

/** Where an item goes, and how; its own id is the key. */
export function pushRequest({ id: key, ...item }: WaitingItem): HttpRequest {
  switch (item.type) {
    case 'review': {
      const { recipeId, secret, draft } = item.body;
      return requestOf(VISITOR_CALLS.postRating, { params: { id: recipeId }, body: draft, secret, key });
    }
    case 'recipe':
      return requestOf(VISITOR_CALLS.postRecipe, { body: item.body.draft, key });
    case 'contact':
      return requestOf(VISITOR_CALLS.postContact, { body: item.body.draft, key });
    case 'newsletter':
      return requestOf(VISITOR_CALLS.subscribe, { body: item.body.draft, key });
    case 'report':
      return requestOf(VISITOR_CALLS.postSafetyReport, { body: item.body.draft, key });
    case 'share': {
      const { recipeId, draft } = item.body;
      return requestOf(VISITOR_CALLS.shareByEmail, { params: { id: recipeId }, body: draft, key });
    }
    case 'withdrawal': {
      const { recipeId, reviewId, secret } = item.body;
      return requestOf(VISITOR_CALLS.withdrawReview, { params: { id: recipeId, reviewId }, secret, key });
    }
    case 'photo': {
      const { recipeId, reviewId, secret, draft } = item.body;
      const params = { id: recipeId, reviewId };
      return requestOf(VISITOR_CALLS.putPhoto, { params, file: draft, secret, key });
    }
  }
}
