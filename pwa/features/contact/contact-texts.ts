export const RESPONSE_TIMES = [
  { kind: 'General inquiries', time: '1-2 business days' },
  { kind: 'Privacy requests', time: 'Within 30 days' },
  { kind: 'Technical issues', time: 'Same day' },
  { kind: 'Legal matters', time: '5 business days' },
] as const;

export const FAQ = [
  {
    question: 'How do I submit a recipe?',
    answer:
      'Choose Submit Recipe in the menu. Safety and nutrients are checked while you write; our team reads every recipe before it is published, within 24-48 hours.',
  },
  {
    question: 'Why has my review not appeared yet?',
    answer:
      'Reviews are read by our team first. The queue shows whether yours has arrived: what waits there is sent when you are online.',
  },
  {
    question: 'Can you say what my ill animal may eat?',
    answer: 'No. An ill animal needs a diet of its own: ask your vet, and show the recipe with its figures.',
  },
  {
    question: 'Where do the figures come from?',
    answer:
      'From the AAFCO and FEDIAF tables and a table of ingredients. The page Nutrition names each source, and what it does not know.',
  },
  {
    question: 'Does it work without a network?',
    answer:
      'Yes. The recipes, the tools and your queue are on your device. Install the site, and it opens like any app.',
  },
  {
    question: 'How do I have a review or my data removed?',
    answer:
      'A review of your own: withdraw it in the queue of the device that wrote it. For anything else write to us under Privacy & Data Protection; a person looks up all that bears your name or address and erases it.',
  },
  {
    question: 'Can we work together?',
    answer:
      'Choose Business Partnership, or Affiliate Program for shops, and say who you are. Whatever is paid for is named as such, and no recipe or verdict depends on it.',
  },
] as const;
