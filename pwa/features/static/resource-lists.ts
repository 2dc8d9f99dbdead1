export const GUIDELINES = [
  {
    name: 'FEDIAF',
    inFull: 'European Pet Food Industry Federation',
    text: 'Nutritional guidelines for complete food, the European minimums that our verdicts use.',
    href: 'https://europeanpetfood.org/self-regulation/nutritional-guidelines/',
  },
  {
    name: 'AAFCO',
    inFull: 'Association of American Feed Control Officials',
    text: 'The American nutrient profiles, the other set of minimums, and how labels are to be read.',
    href: 'https://www.aafco.org/consumers/understanding-pet-food/',
  },
  {
    name: 'WSAVA',
    inFull: 'World Small Animal Veterinary Association',
    text: 'How vets assess an animal’s food, weight and body condition, with charts for owners.',
    href: 'https://wsava.org/global-guidelines/global-nutrition-guidelines/',
  },
  {
    name: 'FDA',
    inFull: 'U.S. Food and Drug Administration',
    text: 'Foods and things in the house that are dangerous to pets.',
    href: 'https://www.fda.gov/animal-veterinary/animal-health-literacy/potentially-dangerous-items-your-pet',
  },
] as const;

/** Lines that owners can call at any hour; fees as each states them. */
export const POISON_LINES = [
  {
    country: 'United Kingdom',
    name: 'Animal PoisonLine',
    number: '01202 509000',
    tel: '+441202509000',
    text: 'Day and night, for a fee.',
    href: 'https://www.animalpoisonline.co.uk',
  },
  {
    country: 'United States',
    name: 'ASPCA Animal Poison Control Center',
    number: '(888) 426-4435',
    tel: '+18884264435',
    text: 'Day and night, a fee may apply.',
    href: 'https://www.aspca.org/pet-care/animal-poison-control',
  },
  {
    country: 'United States and Canada',
    name: 'Pet Poison Helpline',
    number: '(855) 764-7661',
    tel: '+18557647661',
    text: 'Day and night, for a fee.',
    href: 'https://www.petpoisonhelpline.com',
  },
  {
    country: 'Australia',
    name: 'Animal Poisons Helpline',
    number: '1300 869 738',
    tel: '1300869738',
    text: 'Free for owners. From New Zealand: 0800 869 738.',
    href: 'https://animalpoisons.com.au',
  },
] as const;

export const STUDIES = [
  {
    name: 'Stockman 2013',
    cite: 'Stockman J, Fascetti AJ, Kass PH, Larsen JA. Evaluation of recipes of home-prepared maintenance diets for dogs. J Am Vet Med Assoc 2013; 242: 1500-1505.',
    found:
      'Of 200 recipes from books and websites, 95% lacked at least one essential nutrient; 9 met the AAFCO minimums. Rotating between them did not close the gaps.',
    href: 'https://doi.org/10.2460/javma.242.11.1500',
  },
  {
    name: 'Wilson 2019',
    cite: 'Wilson SA, Villaverde C, Fascetti AJ, Larsen JA. Evaluation of the nutritional adequacy of recipes for home-prepared maintenance diets for cats. J Am Vet Med Assoc 2019; 254: 1172-1179.',
    found: 'Of 94 recipes that could be computed, none gave a cat everything it needs.',
    href: 'https://doi.org/10.2460/javma.254.10.1172',
  },
  {
    name: 'Pedrinelli 2017',
    cite: 'Pedrinelli V, Gomes MOS, Carciofi AC. Analysis of recipes of home-prepared diets for dogs and cats published in Portuguese. J Nutr Sci 2017; 6: e33.',
    found:
      'All of 106 recipes were below the FEDIAF recommendations in something, most often iron, vitamin E, zinc or calcium; 48% gave no exact amounts.',
    href: 'https://doi.org/10.1017/jns.2017.31',
  },
  {
    name: 'Oliveira 2014',
    cite: 'Oliveira MCC, Brunetto MA, da Silva FL, et al. Evaluation of the owner’s perception in the use of homemade diets for the nutritional management of dogs. J Nutr Sci 2014; 3: e23.',
    found:
      'Of the owners asked, 30.4% changed the recipe, 40% did not weigh, and 34.8% gave supplements otherwise than prescribed.',
    href: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC4473168/',
  },
  {
    name: 'Johnson 2016',
    cite: 'Johnson LN, Linder DE, Heinze CR, Kehs RL, Freeman LM. Evaluation of owner experiences and adherence to home-cooked diet recipes for dogs. J Small Anim Pract 2016; 57: 23-27.',
    found: 'Four of 30 owners cooked the recipe exactly as it was prescribed.',
    href: null,
  },
  {
    name: 'O’Brien 2025',
    cite: 'O’Brien JS, and others, Dog Aging Project. Home-prepared diets for companion dogs feature diverse ingredients, and few are nutritionally complete. Am J Vet Res 2025.',
    found: 'Of 1,726 diets that owners described, some 6% could have been complete.',
    href: 'https://content.dogagingproject.org/scientific-results-findings-from-the-dog-aging-project-home-prepared-diets-for-companion-dogs-feature-diverse-ingredients-and-few-are-nutritionally-complete',
  },
] as const;

/** Pages for people who run a website, this one or their own. */
export const SITE_PAGES = [
  {
    to: '/seo-dashboard',
    name: 'SEO Dashboard',
    text: 'Articles, keywords and visits of this site, as far as we measure them.',
  },
  {
    to: '/seo-audit',
    name: 'SEO Audit',
    text: 'Reads every public page of this site, and says what to fix.',
  },
  {
    to: '/spf-security-guide',
    name: 'SPF Record Guide',
    text: 'Who may send e-mail in the name of your domain.',
  },
] as const;

export const PARTNERSHIPS = [
  {
    label: 'Vets and nutritionists',
    category: 'partnership',
    subject: 'Partnership: vets and nutritionists',
  },
  {
    label: 'Shelters and charities',
    category: 'partnership',
    subject: 'Partnership: shelters and charities',
  },
  { label: 'Research and teaching', category: 'partnership', subject: 'Partnership: research and teaching' },
  { label: 'Shops and makers', category: 'advertising', subject: 'Affiliate program: shops and makers' },
] as const;
