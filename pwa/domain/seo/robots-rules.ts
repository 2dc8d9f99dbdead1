export type RobotsRule = { isAllowed: boolean; path: string };

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
