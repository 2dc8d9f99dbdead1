import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createHmac, randomUUID, randomBytes } from 'node:crypto';
import { mkdtempSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
const require = createRequire('/tmp/h-moderation/package.json');
const { chromium } = require('@playwright/test');
const OUT = '/tmp/h-mod-shots'; mkdirSync(OUT, { recursive: true });
const PORT = 4631, origin = `http://localhost:${PORT}`;
const secret = `whsec_${randomBytes(32).toString('base64')}`;
const events = [];
let status = 500;
const hook = createServer(async (req, res) => { let b=''; for await (const p of req) b+=p;
  const ok = req.headers['webhook-signature'] === 'v1,' + createHmac('sha256', Buffer.from(secret.slice(6),'base64')).update(`${req.headers['webhook-id']}.${req.headers['webhook-timestamp']}.${b}`).digest('base64');
  events.push({ at: new Date().toISOString(), id: req.headers['webhook-id'], ok, status, b }); res.writeHead(status).end(); status = 200; }).listen(4632, '127.0.0.1');
const env = { ...process.env, PORT: String(PORT), DATA_DIR: mkdtempSync('/tmp/h-mod-data-'), ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'four words of mine', WEBHOOK_URL: 'http://127.0.0.1:4632/hook', WEBHOOK_SECRET: secret, MESSAGES_PER_HOUR: '1000', LOG_LEVEL: 'warn' };
const server = spawn(process.execPath, ['sync-server/dist/main.js'], { cwd: '/tmp/h-moderation', env, stdio: 'inherit' });
const until = async (f) => { for (let i=0;i<600;i++) { try { if (await f()) return; } catch {} await new Promise(r=>setTimeout(r,200)); } throw new Error('timeout'); };
try {
  await until(async () => (await fetch(`${origin}/readyz`)).ok);
  const post = (path, body, cookie) => fetch(origin+path, { method: 'POST', headers: { 'Content-Type': 'application/json', Origin: origin, 'Sec-Fetch-Site': 'same-origin', 'Idempotency-Key': randomUUID(), ...(cookie && { Cookie: cookie }) }, body: body && JSON.stringify(body) });
  const base = { description: 'What she gets on Sundays, and every day before a long walk.', prepTime: 20, servings: 4, species: 'dog', category: 'senior', isOrganic: false, ingredients: ['500 g turkey mince', '60 g beef liver', '200 g carrots, grated', '2 tbsp cod liver oil'], instructions: ['Brown the turkey for 10 minutes.', 'Add the rest and simmer for 15 minutes.'] };
  for (const [title, authorName] of [['Turkey and Carrot Bowl','Ada Byron'],['Sunday Stew',''],['Walkies Supper','Grace H.']]) console.log((await post('/api/recipes', { ...base, title, ...(authorName && { authorName }) })).status);
  for (const n of ['Hannah','Ola']) await post('/api/recipes/1/ratings', { rating: 5, userName: n, comment: `${n}: Pip licked the bowl clean.` });
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const shoot = async (name) => {
    for (const [w,h] of [[360,800],[1280,900]]) for (const colorScheme of ['light','dark']) {
      await page.setViewportSize({ width: w, height: h }); await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(150);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) console.log(name, w, 'sideways', over);
      await page.screenshot({ path: `${OUT}/${name}-${w}-${colorScheme}.png` });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  await page.goto(`${origin}/admin?tab=recipes`);
  await page.getByLabel('Username').fill('admin'); await page.getByLabel('Password').fill('four words of mine');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Pending Recipe Reviews' }).waitFor();
  await shoot('list');
  await page.getByRole('button', { name: 'Review Turkey and Carrot Bowl' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review Recipe' });
  await dialog.getByLabel('Author', { exact: true }).scrollIntoViewIfNeeded(); await shoot('dialog-author');
  await dialog.getByRole('heading', { name: 'Completeness' }).scrollIntoViewIfNeeded(); await shoot('dialog-headline');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').waitFor(); await shoot('everyday-question');
  await page.getByRole('button', { name: 'Keep reviewing' }).click();
  await dialog.getByLabel('Message to the author').fill('Lovely. Please add eggshell powder for the calcium.');
  // another administrator approves meanwhile
  const login = await post('/api/admin/login', { username: 'admin', password: 'four words of mine' });
  const cookie = login.headers.getSetCookie().map((c) => c.split(';')[0]).join('; ');
  const pending = await (await fetch(`${origin}/api/admin/pending-recipes`, { headers: { Cookie: cookie } })).json();
  const one = pending.find((r) => r.title === 'Turkey and Carrot Bowl');
  const approved = await post(`/api/admin/moderate-recipe/${one.id}`, { status: 'approved' }, cookie);
  console.log('approved', approved.status, await approved.text());
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await page.getByText(/Your decision wasn’t saved/).first().waitFor(); await shoot('conflict');
  await page.getByRole('link', { name: 'Withdraw it in Published' }).click();
  await page.getByRole('button', { name: 'Withdraw Turkey and Carrot Bowl' }).waitFor(); await shoot('published');
  await page.getByRole('button', { name: 'Withdraw Turkey and Carrot Bowl' }).click();
  await page.getByRole('alertdialog').waitFor(); await shoot('withdraw-question');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Restore Turkey and Carrot Bowl' }).waitFor(); await page.waitForTimeout(400);
  console.log('focus after withdraw:', await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName));
  await shoot('withdrawn-toast');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Withdraw Turkey and Carrot Bowl' }).waitFor(); console.log('undo ok');
  await page.goto(`${origin}/admin?tab=account`);
  await page.getByLabel('Your e-mail address').fill('keeper@example.org');
  await page.getByRole('checkbox', { name: 'Soon after each new item' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('E-mails changed').first().waitFor();
  await page.getByRole('heading', { name: 'New items by e-mail' }).scrollIntoViewIfNeeded(); await shoot('account');
  await post('/api/recipes/1/ratings', { rating: 4, userName: 'Late', comment: 'Late one.' });
  await page.goto(`${origin}/admin/recipe-converter`);
  await page.getByRole('button', { name: /^Convert All/ }).click(); await page.getByRole('alertdialog').waitFor(); await shoot('convert-question');
  const anon = await (await browser.newContext()).newPage();
  await anon.goto(`${origin}/admin`);
  for (let i = 0; i < 7; i++) { await anon.getByLabel('Username').fill('admin'); await anon.getByLabel('Password').fill('wrong ' + i); await anon.getByRole('button', { name: 'Sign In' }).click(); await anon.waitForTimeout(600); if (await anon.getByText(/You can sign in again at/).count()) break; }
  for (const [w,h] of [[360,800],[1280,900]]) for (const colorScheme of ['light','dark']) { await anon.setViewportSize({ width: w, height: h }); await anon.emulateMedia({ colorScheme }); await anon.waitForTimeout(150); await anon.screenshot({ path: `${OUT}/signin-${w}-${colorScheme}.png` }); }
  await page.goto(`${origin}/recipe/${JSON.parse(JSON.stringify(111))}`); 
  console.log('author on page:', await page.getByText('Ada Byron').count());
  console.log('waiting for the webhook', events.length);
  await until(() => events.filter((e) => e.status === 200).length >= 1).catch(() => console.log('none 1'));
  const t = Date.now(); while (Date.now() - t < 150000 && events.length < 3) await new Promise((r) => setTimeout(r, 500));
  console.log(JSON.stringify(events, null, 1));
  await browser.close();
} finally { server.kill('SIGTERM'); hook.close(); }
