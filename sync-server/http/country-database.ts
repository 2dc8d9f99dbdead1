import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'mmdb-lib';

const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** Rows of this database contain only the code. */
type CountryRow = CountryResponse & { country_code?: string };

export type CountryDatabase = {
  /** The file's build date, ISO 8601. */
  date: string;
  /** ISO 3166 alpha-2; null for private, unknown and unreadable addresses. */
  countryOf(address: string): string | null;
};

let opened: CountryDatabase | undefined;

/** The embedded table of address ranges by country, 8 MB in memory, read at its first use and once per process. */
export function countryDatabase(): CountryDatabase {
  opened ??= open();
  return opened;
}

function open(): CountryDatabase {
  const reader = new Reader<CountryRow>(readFileSync(createRequire(import.meta.url).resolve(FILE)));
  return {
    date: reader.metadata.buildEpoch.toISOString().slice(0, 10),
    countryOf: (address) => reader.get(address.replace(/^::ffff:(?=\d+\.)/i, ''))?.country_code ?? null,
  };
}
