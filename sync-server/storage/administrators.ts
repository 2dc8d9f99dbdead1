import { type Database, insertIfAbsent } from './database.ts';

export type Administrator = {
  username: string;
  passwordHash: string;
};

export type Administrators = {
  /** Names are compared without regard to case. */
  create(administrator: Administrator): Promise<'created' | 'exists'>;
  find(username: string): Promise<Administrator | null>;
  /** @returns whether there is such an administrator */
  updatePasswordHash(username: string, passwordHash: string): Promise<boolean>;
  count(): Promise<number>;
};

type AdministratorDocument = Administrator & { _id: string; createdAt: Date };

/** One name, however it was typed. */
function key(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

export function createAdministrators(database: Database, clock: () => number): Administrators {
  const administrators = database.collection<AdministratorDocument>('administrators');
  return {
    async create({ username, passwordHash }) {
      const createdAt = new Date(clock());
      const document = { _id: key(username), username, passwordHash, createdAt };
      return (await insertIfAbsent(administrators, document)) ? 'created' : 'exists';
    },
    async find(username) {
      const found = await administrators.findOne({ _id: key(username) });
      return found && { username: found.username, passwordHash: found.passwordHash };
    },
    async updatePasswordHash(username, passwordHash) {
      const { matchedCount } = await administrators.updateOne(
        { _id: key(username) },
        { $set: { passwordHash } },
      );
      return matchedCount > 0;
    },
    count: () => administrators.countDocuments(),
  };
}
