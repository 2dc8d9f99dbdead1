/** A service to share a recipe with, by the URL of its own sharing page. */
type SocialTarget = { name: string; address: (title: string, url: string) => string };

const query = (values: Record<string, string>) =>
  new URLSearchParams(values).toString().replaceAll('+', '%20');

/** A chat app, a social network, a microblog and a pinboard. */
export const SOCIAL_TARGETS: readonly SocialTarget[] = [
  { name: 'WhatsApp', address: (title, url) => `https://wa.me/?${query({ text: `${title} ${url}` })}` },
  {
    name: 'Facebook',
    address: (_title, url) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  },
  { name: 'X', address: (title, url) => `https://twitter.com/intent/tweet?${query({ text: title, url })}` },
  {
    name: 'Pinterest',
    address: (title, url) =>
      `https://www.pinterest.com/pin/create/button/?${query({ url, description: title })}`,
  },
];
