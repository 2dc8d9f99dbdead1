import type { CookingMethodId } from './cooking-methods.ts';

/** Whether a cut comes with its bone: always, sometimes, never. */
export type Bone = 'always' | 'maybe' | 'never';

/** Cuts of meat and offal by the way they are cooked; matched as in the table of plants. */
export const CUT_ROWS: readonly (readonly [CookingMethodId, Bone, string])[] = [
  [
    'bones',
    'always',
    'bones, marrow bones, soup bones, beef bones, lamb bones, chicken bones, knuckle bones, broth bones, marrow bone, knuckle bone, chicken carcass, carcass, chicken frame, turkey carcass, duck carcass, turkey frame, duck frame, fish bones, fish head, fish heads, salmon heads, salmon head',
  ],
  ['roast-bird', 'always', 'whole turkey, whole goose, turkey crown, whole turkey crown'],
  [
    'whole-bird',
    'always',
    `whole chicken, roasting chicken, whole duck, whole duckling, duckling, whole pheasant, whole rabbit, whole hare, whole guinea fowl, poussin, spatchcock, spatchcock chicken, spring chicken, whole bird, stewing hen,
    boiling fowl, broiler chicken, half chicken, cornish hen, game hen, whole quail, whole pigeon, whole partridge, whole grouse, chicken young whole, crown, chicken crown, duck crown, pheasant crown`,
  ],
  [
    'braise-3h',
    'never',
    'brisket, beef brisket, cheek, ox cheek, beef cheek, pork cheek, tongue, beef tongue, ox tongue, lamb tongue, pork tongue, pork belly, belly pork, ham hock meat',
  ],
  [
    'braise-3h',
    'always',
    'oxtail, beef tail, trotter, pig trotter, pork trotter, pork foot, pork feet, pork hock, ham hock, knuckle, pork knuckle, veal knuckle, hock, ear, pig ear, pork ear, lamb neck, beef neck, tail, snout, beef foot, cow heel, turkey tail, scrag end',
  ],
  [
    'braise',
    'always',
    'shank, lamb shank, short rib, rib, rib rack, beef rib, pork rib, spare rib, lamb rib, breast lamb, lamb breast, rack lamb, ribs',
  ],
  [
    'braise',
    'maybe',
    'shoulder, pork shoulder, lamb shoulder, beef shin, shin, shin beef, goat, goat meat, mutton, hogget, hare, venison, boar, wild boar, kid goat, pork butt, boston butt, pulled pork, gammon joint, gammon, ham joint',
  ],
  [
    'braise',
    'never',
    `stewing steak, stewing beef, stew meat, beef stew meat, braising steak, braising beef, casserole steak, casserole beef, chuck, chuck steak, beef chuck, chuck roast, pot roast, blade steak, feather blade, silverside, topside, top round,
    bottom round, eye round, round steak, round roast, skirt, beef skirt, flank, flank steak, leg beef, beef leg, beef, lamb, veal, bison, buffalo, elk, moose, horse, horse meat, kangaroo, camel, reindeer, caribou, antelope, springbok, beef diced, rump roast, beef roast,
    beef joint, roasting joint, red meat, meat, roe deer, stewing lamb, lamb stew meat, lamb diced, beef cubes, lean beef, mutton diced, yak, zebra, brawn meat, meat offcuts, meat trimmings, beef trimmings, trimmings, alligator, ground chuck roast, weasand, gullet, diaphragm`,
  ],
  [
    'joint',
    'maybe',
    'leg lamb, lamb leg, pork leg, leg pork, venison haunch, haunch, saddle, roast pork joint, pork roast, lamb roast, pork joint, lamb joint, lamb gigot, gigot, fresh ham, whole loin',
  ],
  [
    'tripe',
    'never',
    'tripe, beef tripe, green tripe, lamb tripe, ox tripe, paunch, omasum, honeycomb tripe, chitterlings, udder, stomach, beef tendon, tendon, skin, pork skin, chicken skin, fish skin, salmon skin, cartilage, trachea, beef trachea, aorta',
  ],
  [
    'bony-pieces',
    'always',
    `wing, chicken wing, turkey wing, duck wing, wing tip, neck, chicken neck, turkey neck, duck neck, goose neck, drumstick, chicken drumstick, turkey drumstick, chicken leg, chicken leg quarter, leg quarter, duck leg, turkey leg, goose leg, drumette, back, chicken back, foot, feet, chicken foot,
    chicken feet, duck foot, duck feet, chicken portion, chicken quarter, chicken joint, chicken piece with bone, rabbit leg, quail, pigeon, poultry neck, pheasant leg, guinea fowl leg, cutlet, chop, lamb chop, pork chop, lamb cutlet, veal chop, veal cutlet, turkey thigh bone, rabbit back, rabbit ribs, frog leg, chicken thigh leg`,
  ],
  [
    'tough-offal',
    'never',
    'gizzard, chicken gizzard, turkey gizzard, duck gizzard, giblet, beef heart, ox heart, lamb heart, pork heart, veal heart, calf heart, goat heart, heart, lung, lite, lights, beef lung, lamb lung, pizzle, offal, organ meat, organ mix, mixed offal, haslet, venison heart, spleen, melt, milt',
  ],
  [
    'game-pieces',
    'maybe',
    'rabbit, pheasant, guinea fowl, partridge, grouse, squirrel, woodcock, wood pigeon breast, chicken casserole portion, duck, goose, hen, fowl, emu',
  ],
  [
    'thighs',
    'maybe',
    'thigh, chicken thigh, turkey thigh, duck thigh, chicken, turkey, poultry, chicken meat, turkey meat, dark meat, chicken dark meat, chicken leg meat, duck meat, goose meat, drumstick meat, chicken drumstick meat, leg meat, chicken thigh meat, turkey leg meat, turkey neck meat, pheasant meat, chicken neck meat, chicken wing meat, rib meat',
  ],
  [
    'sausages',
    'never',
    'sausage, pork sausage, beef sausage, chicken sausage, turkey sausage, chipolata, bratwurst, link',
  ],
  [
    'pieces',
    'maybe',
    'breast, chicken breast, turkey breast, duck breast, pheasant breast, goose breast, chicken supreme, turkey steak, chicken tender, chicken tenderloin, chicken fillet, chicken mini fillet, turkey fillet, turkey escalope, turkey tenderloin, chicken strip, chicken goujon, turkey diced, chicken diced, pigeon breast, ostrich, ostrich steak',
  ],
  [
    'tender-pieces',
    'maybe',
    `steak, beef steak, rump, rump steak, sirloin, sirloin steak, fillet steak, beef fillet, ribeye, rib eye, rib eye steak, minute steak, frying steak, tenderloin, beef tenderloin, pork tenderloin, pork fillet, loin, pork loin, lamb loin, pork steak, lamb steak, lamb leg steak,
    venison steak, venison loin, veal escalope, escalope, medallion, schnitzel, bacon, back bacon, streaky bacon, turkey bacon, gammon steak, lamb fillet, lamb neck fillet, bavette, t bone, t bone steak, porterhouse, lamb rump, pork escalope, venison fillet, kangaroo steak, kangaroo fillet, beef strips, pork strips, lamb strips, stir fry beef`,
  ],
  ['pieces', 'never', 'pork, pork diced, stewing pork, pork cubes, diced pork, pork leg diced, pork meat'],
  [
    'mince',
    'never',
    `mince, beef mince, lamb mince, pork mince, chicken mince, turkey mince, venison mince, meat mince, burger, beef burger, hamburger, meatball, patty, sausage meat, sausagemeat, ground chuck, ground round, ground sirloin, bison mince, rabbit mince, duck mince, veal mince, goat mince,
    ostrich mince, kangaroo mince, steak mince, horse mince, quail mince, game mince, chicken heart mince, mince chuck, mince round, mince sirloin, turkey thigh mince, chicken thigh mince, chicken breast mince, turkey breast mince, chicken leg mince, elk mince, buffalo mince, boar mince, lamb shoulder mince, pork shoulder mince, mince brisket, pheasant mince`,
  ],
  [
    'hearts',
    'never',
    'chicken heart, turkey heart, duck heart, rabbit heart, poultry heart, quail heart, goose heart',
  ],
  [
    'offal',
    'never',
    `liver, chicken liver, beef liver, ox liver, lamb liver, pork liver, turkey liver, duck liver, veal liver, goose liver, rabbit liver, venison liver, goat liver, kidney, beef kidney, lamb kidney, pork kidney, veal kidney, rabbit kidney, chicken kidney, pancreas, beef pancreas, sweetbread, thymus,
    brain, testicle, beef spleen, lamb spleen, pork spleen, lamb fry, lambs fry, pig fry, pigs fry, ox fry, liver mince, heart mince, kidney mince, offal mince, organ mince, black pudding, rabbit offal`,
  ],
];
