import type { Collection, Database, Stored } from '../storage/database.ts';

type Command = { collection: string; name: string; filter: unknown; options: unknown };

/** A database that records every command. */
export function recordingDatabase(database: Database): { database: Database; commands: Command[] } {
  const commands: Command[] = [];
  function recorded<T extends Stored>(collection: Collection<T>, label: string): Collection<T> {
    return new Proxy(collection, {
      get(target, name: string) {
        const operation = (target as unknown as Record<string, (...given: unknown[]) => unknown>)[name];
        return (...given: unknown[]) => {
          commands.push({ collection: label, name, filter: given[0], options: given[1] });
          return operation?.apply(target, given);
        };
      },
    });
  }
  return {
    commands,
    database: {
      ...database,
      collection: (name) => recorded(database.collection(name), name),
    },
  };
}
