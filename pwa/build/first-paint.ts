import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { type BuildManifest, stylesOf } from './build-manifest.ts';
import { LANDING_SCREENS } from './screen-modules.ts';

function assetText(bundle: Rolldown.OutputBundle, fileName: string): string {
  const asset = bundle[fileName] as Rolldown.OutputAsset | undefined;
  if (asset?.type !== 'asset') throw new Error(`The build emitted no ${fileName}`);
  return typeof asset.source === 'string' ? asset.source : Buffer.from(asset.source).toString('utf8');
}

type Bundle = Rolldown.OutputBundle;
type StyledOutput = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

function chunksOf(bundle: Bundle): StyledOutput[] {
  return Object.values(bundle).filter((file): file is StyledOutput => file.type === 'chunk');
}

function chunksByFile(bundle: Bundle): BuildManifest {
  return Object.fromEntries(
    chunksOf(bundle).map((chunk) => [
      chunk.fileName,
      {
        file: chunk.fileName,
        imports: chunk.imports,
        dynamicImports: chunk.dynamicImports,
        css: [...(chunk.viteMetadata?.importedCss ?? [])],
      },
    ]),
  );
}

/** Chunk of a module, by its path below `pwa`. */
function chunkOf(bundle: Bundle, root: string, module: string): string {
  const found = chunksOf(bundle).find((chunk) => chunk.facadeModuleId === join(root, module));
  if (found === undefined) throw new Error(`No chunk of its own for ${module}`);
  return found.fileName;
}

/** Preloads the font, which the worker has cached: otherwise the first frame would be laid out twice. */
function preloadedFont(bundle: Bundle): string {
  const font = Object.keys(bundle).find((name) => name.endsWith('.woff2'));
  if (font === undefined) throw new Error('The build has no font');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`;
}

/** Keeps styles out of the lists from which Vite makes the page's links and the preloads of dynamic imports. */
function forgetStyles(bundle: Bundle, files: readonly string[]): void {
  for (const { viteMetadata } of chunksOf(bundle))
    for (const file of files) viteMetadata?.importedCss.delete(file);
}

/**
 * Makes the first paint need only the HTML: the styles of the landing screens are inlined, and the module starts after
 * `load` instead of competing with it. Emits `shell.html`, the same page without content, for the service worker.
 */
export function firstPaint(): Plugin[] {
  let root = '';
  let inlined: string[] = [];
  return [
    {
      name: 'bowlful:inlined-styles',
      apply: 'build',
      configResolved(config) {
        root = config.root;
      },
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          const page = chunksOf(bundle).find((chunk) => chunk.facadeModuleId === join(root, 'index.html'));
          if (page === undefined) return;
          const landings = LANDING_SCREENS.map((module) => chunkOf(bundle, root, module));
          inlined = stylesOf(chunksByFile(bundle), page.fileName, landings);
          forgetStyles(bundle, inlined);
        },
      },
    },
    {
      name: 'bowlful:first-paint',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        async handler(_options, bundle) {
          const page = bundle['index.html'] as Rolldown.OutputAsset | undefined;
          if (page === undefined) return;
          const styles = inlined.map((file) => assetText(bundle, file).trim()).join('');
          for (const file of inlined) delete bundle[file];
          const preloads: string[] = [];
          let html = assetText(bundle, 'index.html').replace(
            /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g,
            (_tag, href: string) => {
              preloads.push(href);
              return '';
            },
          );
          let started = '';
          html = html.replace(
            /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/,
            (_tag, src: string) => {
              started = src;
              return '';
            },
          );
          if (started === '') throw new Error('index.html has no module script');
          const script = await inlineScript(started, preloads);
          // Use functions, because the texts may contain replacement patterns such as $&.
          html = html
            .replace('</head>', () => `<style>${styles}</style></head>`)
            .replace('</body>', () => `<script>${script}</script></body>`);

          page.source = html;
          // The link asks the browser not to render a partly parsed page; on a busy device Chromium sometimes still does.
          const shell = html
            .replace('<!--app-head-->', '<title>Bowlful</title>')
            .replace('<!--page-note-->', '')
            .replace('<!--app-html-->', '')
            .replace('<!--page-data-->', '')
            .replace(
              '<style>',
              () => `${preloadedFont(bundle)}<link rel="expect" blocking="render" href="#root"><style>`,
            );
          this.emitFile({ type: 'asset', fileName: 'shell.html', source: shell });
        },
      },
    },
  ];
}

const SOURCE = fileURLToPath(new URL('../platform/hydration/inline-script.ts', import.meta.url));

/**
 * Inline script of every page, minified from `platform/hydration/inline-script.ts`.
 * @param entry address of the built app
 * @param preloads addresses of the entry's imports
 */
export async function inlineScript(entry: string, preloads: readonly string[]): Promise<string> {
  const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE, { sourcemap: false });
  // Type imports leave an empty export, which only a module may have.
  const script = code.replace('export {};', '');
  const { code: minified, errors } = await minify('inline-script.js', script, { module: false });
  if (errors.length > 0) throw new Error(`platform/hydration/inline-script.ts: ${errors[0]?.message}`);
  const values = { APP_ENTRY: entry, APP_FILES: [entry, ...preloads] };
  return minified
    .replace(/APP_ENTRY|APP_FILES/g, (name) => JSON.stringify(values[name as keyof typeof values]))
    .trim();
}
