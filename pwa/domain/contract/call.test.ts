import { describe, expect, it } from 'vitest';
import { addressOf } from './call.ts';

describe('the address of a call', () => {
  it('has its parameters filled in and encoded, so that none leads elsewhere', () => {
    const call = { path: '/api/admin/invitations/{id}/revoke' };
    expect(addressOf(call, { id: 'a/../b?c' })).toBe('/api/admin/invitations/a%2F..%2Fb%3Fc/revoke');
  });

  it('has the given query without its empty entries', () => {
    const query = { search: 'fish & rice', page: 2, status: '', until: undefined };
    expect(addressOf({ path: '/api/recipes' }, {}, query)).toBe(
      '/api/recipes?search=fish%20%26%20rice&page=2',
    );
  });
});
