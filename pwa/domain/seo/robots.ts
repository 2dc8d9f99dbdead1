type RobotsRule = { isAllowed: boolean; path: string };

/** robots.txt by RFC 9309, for crawlers without a group of their own. */
export type RobotsFile = {
  sitemaps: readonly string[];
  rules: readonly RobotsRule[];
  isAllowed: (path: string) => boolean;
  /** The rule that decides on a path; null if none matches, which allows it. */
  decidingRule: (path: string) => RobotsRule | null;
};

type Group = { agents: string[]; rules: RobotsRule[] };

function fieldsOf(text: string): { name: string; value: string }[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, name, value = ''] = /^\s*([A-Za-z-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    return name === undefined ? [] : [{ name: name.toLowerCase(), value: value.trim() }];
  });
}

/** `*` matches any characters; a final `$` matches the end of the path. */
function matches(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$');
  const parts = (isAnchored ? pattern.slice(0, -1) : pattern)
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}${isAnchored ? '$' : ''}`).test(path);
}

/** Parses robots.txt. The longest matching rule decides, and `Allow` wins a tie. */
export function readRobots(text: string): RobotsFile {
  const groups: Group[] = [];
  const sitemaps: string[] = [];
  let isInAgents = false;
  for (const { name, value } of fieldsOf(text)) {
    if (name === 'sitemap') sitemaps.push(value);
    if (name === 'user-agent') {
      if (!isInAgents) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value);
    }
    if ((name === 'allow' || name === 'disallow') && value !== '') {
      groups.at(-1)?.rules.push({ isAllowed: name === 'allow', path: value });
    }
    if (name !== 'sitemap') isInAgents = name === 'user-agent';
  }
  const rules = groups.filter(({ agents }) => agents.includes('*')).flatMap((group) => group.rules);

  function decidingRule(path: string): RobotsRule | null {
    const found = rules.filter((rule) => matches(rule.path, path));
    const length = Math.max(0, ...found.map((rule) => rule.path.length));
    const longest = found.filter((rule) => rule.path.length === length);
    return longest.find(({ isAllowed }) => isAllowed) ?? longest[0] ?? null;
  }

  return { sitemaps, rules, decidingRule, isAllowed: (path) => decidingRule(path)?.isAllowed ?? true };
}

/** One kind of page, tried against robots.txt. */
type RobotsTrial = {
  what: string;
  path: string;
  isAllowed: boolean;
  /** The deciding rule as written in the file; null if none matches. */
  rule: string | null;
  /** Whether it should be allowed. */
  isExpected: boolean;
  /** Why. */
  reason: string;
};

export type RobotsReport = {
  rules: { text: string; matches: number }[];
  sitemaps: string[];
  trials: RobotsTrial[];
  /** What to fix; empty if every kind of page is as it should be. */
  problems: string[];
};

type Kind = { what: string; path: string; isExpected: boolean; reason: string };

const PUBLIC = 'Public, so search engines should find it.';
const READ_FIRST = 'Crawlers have to read its noindex.';

/** The kinds of address that the site has. @param examples paths of a recipe and a guide, if there are any */
function kinds(examples: { recipe: string | null; guide: string | null }): Kind[] {
  const open = (what: string, path: string, reason = PUBLIC) => ({ what, path, isExpected: true, reason });
  return [
    open('Home', '/'),
    open('List of recipes', '/dog-recipes'),
    open('Search', '/search?q=salmon'),
    ...(examples.recipe === null ? [] : [open('Recipe', examples.recipe)]),
    ...(examples.guide === null ? [] : [open('Guide', examples.guide)]),
    open('Calculator', '/tools/calorie-calculator'),
    open('Shop', '/shop'),
    open('Policy', '/privacy-policy'),
    open('Page of device data', '/favourites', READ_FIRST),
    open('Unlisted dashboard', '/seo-dashboard', READ_FIRST),
    open('Administrator', '/admin', READ_FIRST),
    open('Scripts and styles', '/assets/app.js', 'Crawlers that render pages need them.'),
    open('Social image', '/social/site.png', 'Shown with shared links.'),
    open('Sitemap', '/sitemap.xml', 'Lists the public pages.'),
    {
      what: 'API',
      path: '/api/recipes',
      isExpected: false,
      reason: 'Data for the app; the pages have the same content.',
    },
  ];
}

const textOf = ({ isAllowed, path }: RobotsRule) => `${isAllowed ? 'Allow' : 'Disallow'}: ${path}`;

/**
 * Tests the served robots.txt against each kind of page.
 * @param origin of the site, without trailing slash
 */
export function robotsReport(
  text: string,
  origin: string,
  examples: { recipe: string | null; guide: string | null },
): RobotsReport {
  const robots = readRobots(text);
  const trials = kinds(examples).map(({ what, path, isExpected, reason }): RobotsTrial => {
    const rule = robots.decidingRule(path);
    return { what, path, isAllowed: rule?.isAllowed ?? true, rule: rule && textOf(rule), isExpected, reason };
  });
  const wrong = trials.filter(({ isAllowed, isExpected }) => isAllowed !== isExpected);
  return {
    rules: robots.rules.map((rule) => ({
      text: textOf(rule),
      matches: trials.filter((trial) => trial.rule === textOf(rule)).length,
    })),
    sitemaps: [...robots.sitemaps],
    trials,
    problems: [
      ...wrong.map(({ what, path, isExpected }) =>
        isExpected
          ? `${what} (${path}) is disallowed: ${PUBLIC.toLowerCase()}`
          : `${what} (${path}) is allowed but should not be.`,
      ),
      ...(robots.sitemaps.includes(`${origin}/sitemap.xml`)
        ? []
        : [`It does not list ${origin}/sitemap.xml.`]),
    ],
  };
}
