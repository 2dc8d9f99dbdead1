type Row = { value: unknown };
type Plan = { rows: { recipeId: number; days: number }[] };
type Shopping = { own: { id: string; text: string; isTicked: boolean }[] };
type Aside = { id: string; name: string; field: string; aside: unknown };

/** What a phone has stored of its household. */
export type Stored = {
  membership: {
    secret: string;
    epoch: string | null;
    after: number;
    waiting: number;
    problem: string | null;
  } | null;
  plan: Plan | null;
  shopping: Shopping | null;
  weights: Record<string, number>;
  asides: Aside[];
  /** The shared tables as text, without what each phone has for itself. */
  shared: string;
};

/** Reads what the phone has stored; runs in the page. */
export const readStored = async (): Promise<Stored> => {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('bowlful');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const SHARED = [
    'pets',
    'plans',
    'shopping',
    'weighIns',
    'favourites',
    'ownRecipes',
    'fedMeals',
    'cookedDays',
  ];
  const names = [...SHARED, 'householdMembership', 'householdAsides'];
  const transaction = database.transaction(names);
  const read = await Promise.all(
    names.map(
      (name) =>
        new Promise<unknown[]>((resolve, reject) => {
          const request = transaction.objectStore(name).getAll();
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        }),
    ),
  );
  database.close();
  const rows = Object.fromEntries(names.map((name, at) => [name, read[at] ?? []]));
  const first = (name: string) => rows[name]?.[0] as Row | undefined;
  const sorted = (_key: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([key]) => key !== 'updatedAt' && key !== 'isActive')
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value;
  const weighed = (rows['weighIns'] as Row[]).flatMap(
    ({ value }) => value as { day: string; weightKg: number }[],
  );
  return {
    membership: (rows['householdMembership']?.[0] ?? null) as Stored['membership'],
    plan: (first('plans')?.value ?? null) as Plan | null,
    shopping: (first('shopping')?.value ?? null) as Shopping | null,
    weights: Object.fromEntries(weighed.map(({ day, weightKg }) => [day, weightKg])),
    asides: rows['householdAsides'] as Aside[],
    shared: JSON.stringify(Object.fromEntries(SHARED.map((name) => [name, rows[name]])), sorted),
  };
};

/** Days of the plan's only recipe. */
export const daysOf = ({ plan }: Stored): number => plan?.rows[0]?.days ?? 0;
