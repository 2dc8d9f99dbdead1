/** A shop with a search URL; `{term}` stands for the escaped search term. */
type RetailerRow = { name: string; about: string; search: string };

/**
 * Grocers by market, besides each market's marketplace: three each, in no particular order. Source: the shops' own
 * public search addresses, looked up in November 2026.
 */
export const GROCERS: Readonly<Record<string, readonly RetailerRow[]>> = {
  US: [
    { name: 'Walmart', about: 'Supermarket', search: 'https://www.walmart.com/search?q={term}' },
    { name: 'Target', about: 'General store', search: 'https://www.target.com/s?searchTerm={term}' },
    { name: 'Kroger', about: 'Supermarket', search: 'https://www.kroger.com/search?query={term}' },
  ],
  CA: [
    { name: 'Walmart Canada', about: 'Supermarket', search: 'https://www.walmart.ca/en/search?q={term}' },
    { name: 'Loblaws', about: 'Supermarket', search: 'https://www.loblaws.ca/search?search-bar={term}' },
    {
      name: 'Metro',
      about: 'Supermarket',
      search: 'https://www.metro.ca/en/online-grocery/search?filter={term}',
    },
  ],
  GB: [
    {
      name: 'Tesco',
      about: 'Supermarket',
      search: 'https://www.tesco.com/groceries/en-GB/search?query={term}',
    },
    {
      name: 'Sainsbury’s',
      about: 'Supermarket',
      search: 'https://www.sainsburys.co.uk/gol-ui/SearchResults/{term}',
    },
    {
      name: 'Waitrose',
      about: 'Supermarket',
      search: 'https://www.waitrose.com/ecom/shop/search?searchTerm={term}',
    },
  ],
  DE: [
    { name: 'REWE', about: 'Supermarket', search: 'https://www.rewe.de/shop/productList?search={term}' },
    { name: 'Knuspr', about: 'Online supermarket', search: 'https://www.knuspr.de/suche?q={term}' },
    {
      name: 'Kaufland',
      about: 'Online marketplace',
      search: 'https://www.kaufland.de/s/?search_value={term}',
    },
  ],
  FR: [
    { name: 'Carrefour', about: 'Supermarket', search: 'https://www.carrefour.fr/s?q={term}' },
    { name: 'Auchan', about: 'Supermarket', search: 'https://www.auchan.fr/recherche?text={term}' },
    { name: 'E.Leclerc', about: 'Supermarket', search: 'https://www.e.leclerc/recherche?q={term}' },
  ],
  AU: [
    {
      name: 'Woolworths',
      about: 'Supermarket',
      search: 'https://www.woolworths.com.au/shop/search/products?searchTerm={term}',
    },
    { name: 'Coles', about: 'Supermarket', search: 'https://www.coles.com.au/search/products?q={term}' },
    { name: 'Harris Farm', about: 'Greengrocer', search: 'https://www.harrisfarm.com.au/search?q={term}' },
  ],
};

/** Search terms of the popular ingredients for shops in other languages. */
export const INGREDIENT_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DE: {
    'chicken breast': 'Hähnchenbrust',
    'sweet potato': 'Süßkartoffel',
    carrots: 'Karotten',
    'brown rice': 'Naturreis',
    salmon: 'Lachs',
    pumpkin: 'Kürbis',
    'green beans': 'grüne Bohnen',
    beef: 'Rindfleisch',
    turkey: 'Pute',
    spinach: 'Spinat',
    blueberries: 'Heidelbeeren',
    oats: 'Haferflocken',
  },
  FR: {
    'chicken breast': 'blanc de poulet',
    'sweet potato': 'patate douce',
    carrots: 'carottes',
    'brown rice': 'riz complet',
    salmon: 'saumon',
    pumpkin: 'potiron',
    'green beans': 'haricots verts',
    beef: 'bœuf',
    turkey: 'dinde',
    spinach: 'épinards',
    blueberries: 'myrtilles',
    oats: 'flocons d’avoine',
  },
};
