import type { Plugin, Rolldown } from 'vite';

/** Starts the app once the page has painted, its chunks side by side. */
function loaderScript(entry: string, preloads: string[]): string {
  const urls = JSON.stringify([entry, ...preloads]);
  return `<script>addEventListener('load',()=>setTimeout(()=>{for(const u of ${urls}){const l=document.createElement('link');l.rel='modulepreload';l.href=u;document.head.append(l)}import(${JSON.stringify(entry)})},0))</script>`;
}

function assetText(bundle: Rolldown.OutputBundle, fileName: string): string {
  const asset = bundle[fileName] as Rolldown.OutputAsset | undefined;
  if (asset?.type !== 'asset') throw new Error(`The build emitted no ${fileName}`);
  return typeof asset.source === 'string' ? asset.source : Buffer.from(asset.source).toString('utf8');
}

/**
 * Makes the first paint need nothing but the HTML: the style sheet moves into it, and the module starts after
 * `load` instead of competing with it. Emits `shell.html`, the same page without content, for the service worker.
 */
export function firstPaint(): Plugin {
  return {
    name: 'bowlful:first-paint',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'] as Rolldown.OutputAsset | undefined;
        if (page === undefined) return;
        let html = assetText(bundle, 'index.html');

        html = html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_tag, href: string) => {
          const style = assetText(bundle, href).trim();
          delete bundle[href];
          return `<style>${style}</style>`;
        });
        const preloads: string[] = [];
        html = html.replace(
          /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g,
          (_tag, href: string) => {
            preloads.push(href);
            return '';
          },
        );
        let loader = '';
        html = html.replace(
          /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/,
          (_tag, src: string) => {
            loader = loaderScript(src, preloads);
            return '';
          },
        );
        if (loader === '') throw new Error('index.html has no module script');
        // A function: replacement patterns such as $& may occur in the text.
        html = html.replace('</body>', () => `${loader}</body>`);

        page.source = html;
        const shell = html
          .replace('<!--app-head-->', '<title>Bowlful</title>')
          .replace('<!--app-html-->', '')
          .replace('<!--page-data-->', '');
        this.emitFile({ type: 'asset', fileName: 'shell.html', source: shell });
      },
    },
  };
}
