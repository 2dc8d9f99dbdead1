/**
 * Cuts that come with their bone. If the text removes the bone they are meat; else cooked bones, or raw ones if it says raw.
 * One line per kind of animal, separated by commas. Source: butchers' cutting charts, FDA and PDSA on bones.
 */
export const BONE_CUTS = `
wing,wingette,drumette,hot wing,buffalo wing,wing tip,mid-joint wing
drumstick,chicken drummer,leg quarter,leg quarters,confit duck leg,duck confit,chicken paw
carcass,carcase
neck of mutton,neck of goat,giblet neck,neck and giblet,giblet and neck,neck of lamb,scrag end,scrag end of lamb,beef neck bone,pork neck bone,neck bone,middle neck
rib,ribs,rib rack,rack of ribs,spare rib,sparerib,short rib,baby back rib,baby back,back rib,prime rib,rib of beef,rib roast,forerib,fore rib,st louis rib,jacobs ladder,flanken,rack of lamb,crown roast,country rib,riblet
loin chop,rib chop,chump chop,barnsley chop,cutlet,veal cutlet on the bone,pork cutlet on the bone
shank,ham shank,ham hock,hock,gammon hock,gammon knuckle,ham knuckle,knuckle of lamb,eisbein,schweinshaxe,haxe,osso buco,ossobuco,osso bucco,shin on the bone,beef shin on the bone,ham bone,hambone,soup bone,knuckle bone,shin bone,marrow bone,marrowbone,femur bone
oxtail,trotter,cow foot,cow heel,crubeen
t bone,tbone,t bone steak,porterhouse,tomahawk,tomahawk steak,cote de boeuf,bone-in ribeye,bistecca fiorentina,fiorentina
whole chicken,whole roast chicken,whole cooked chicken,whole roasted chicken,whole rotisserie chicken,whole boiled chicken,whole poached chicken,whole turkey,whole duck,whole roast duck,whole goose,whole rabbit,whole guinea fowl,whole pheasant,whole quail,whole bird,whole hen,whole poussin,whole pigeon,whole partridge,whole capon,whole hare,whole roast turkey,whole smoked chicken,spatchcock chicken,spatchcocked chicken,spatchcock,poussin,cornish hen,cornish game hen,game hen,capon,jointed rabbit,rabbit jointed,jointed chicken,chicken jointed,saddle of rabbit,rabbit saddle,rabbit leg,hare leg,frog leg,guinea fowl leg,rabbit joint,jointed pheasant,jointed duck,jointed hare,chicken joint,chicken portion on the bone
whole trout,whole mackerel,whole sea bass,whole bream,whole sea bream,whole fish,whole herring,whole salmon,whole cod,whole haddock,whole plaice,whole tilapia,whole snapper,whole carp,whole perch,fish frame,fish head,salmon frame,salmon head
rib bone,fish bone,chop bone,steak bone,t bone bone,bone from the roast,bones from the roast,bone from the sunday joint,ham bone end,leg bone,roast bone
knuckle joint,half a chicken,half a duck,half a roast chicken,half a roast duck,half roast chicken,half roast duck,half a cooked chicken,chicken half,rib tip,rib end,best end of neck,best end,neck chop,backs and necks,necks and backs,poultry frame,poultry carcass,party wing,drummie,drummy,neckbone,stock bone,goat rib,frogs leg,gigot chop,heads and frames,heads and bones,skin and bone,chicken rib cage,turkey drummer,wings and drum,flats and drum,pheasant leg,neck end
bones can stay in,bones stay in,bone stays in,bones go in,keep the bones in,leave the bones in
bone-in,bone in,on the bone,on bone,bone left in,bone still in,bone still on,bone attached,bones left in,bones still in,bones and all,leave the bone in,leave bones in,leave its bones in,leave their bones in,keep the bone in,leave the bone on,bones included
`;

const BIRDS = 'chicken,turkey,duck,goose,quail,pheasant,guinea fowl,pigeon,partridge,cockerel,ostrich,emu';
const BEASTS =
  'lamb,goat,kid,mutton,sheep,veal,calf,pork,pig,pigs,beef,ox,venison,deer,rabbit,hare,boar,buffalo,bison,kangaroo,elk';

/** Parts sold with their bone, by animal: every animal name combines with every part. */
export const BONY_PARTS: readonly (readonly [animals: string, parts: string])[] = [
  [
    BIRDS,
    'wing,neck,foot,feet,back,carcass,carcase,frame,drumstick,drumette,leg,leg quarter,hindquarter,quarter,maryland,crown,head,tail,bone',
  ],
  [
    BEASTS,
    'shank,knuckle,hock,trotter,foot,feet,tail,head,rib,short rib,spare rib,back rib,rib rack,chop,loin chop,cutlet,rack,carcass,carcase,frame,bone',
  ],
  ['lamb,goat,kid,mutton,sheep,venison,deer,rabbit,hare', 'neck'],
];
/** The same in reverse order: 'neck of the turkey', 'carcass of a duck'. */
export const BONES_OF: readonly (readonly [parts: string, animals: string])[] = [
  ['neck,wing,carcass,frame', 'chicken,turkey,duck,goose'],
  ['neck,shank,rib,tail', 'lamb,goat,mutton'],
  ['shank,rib,tail', 'beef,pork,veal,ox'],
];

/**
 * Animals small enough to be cooked whole: they count as bone-in cuts if the line counts them or says 'whole'. Excludes fish
 * with soft or edible bones (whitebait, tinned sardines). Source: FDA and PDSA on bones.
 */
export const WHOLE_ANIMALS =
  'quail,squab,pigeon,wood pigeon,woodpigeon,partridge,grouse,woodcock,snipe,pheasant,guinea fowl,guineafowl,guinea hen,mallard,teal,wild duck,poussin,bantam,spring chicken,ptarmigan,ortolan,spatchcock,coquelet,rotisserie chicken,spit-roast chicken,beer can chicken,peking duck';
/** 'trout, grilled whole' and the like: bone-in cuts if they describe an animal. */
export const COOKED_WHOLE =
  'roasted whole,roast whole,grilled whole,baked whole,poached whole,boiled whole,steamed whole,fried whole,cooked whole,smoked whole,braised whole,barbecued whole,served whole';
