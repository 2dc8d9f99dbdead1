/**
 * Cuts that come with their bone. Where the text takes the bone out they are meat; else cooked bones, or raw ones where it
 * says raw. One line a kind of animal, divided by commas; source: butchers' cutting charts, FDA and PDSA on bones.
 */
export const BONE_CUTS = `
chicken wing,turkey wing,duck wing,goose wing,wing,wingette,chicken drumette,drumette,hot wing,buffalo wing,wing tip,mid-joint wing
drumstick,chicken drumstick,turkey drumstick,duck drumstick,chicken drummer,leg quarter,chicken leg quarter,leg quarters,chicken leg,turkey leg,duck leg,goose leg,confit duck leg,duck confit,chicken maryland,chicken foot,chicken feet,duck foot,duck feet,turkey feet,chicken paw,chicken back,chicken frame
carcass,carcase,chicken carcass,chicken carcase,turkey carcass,duck carcass,goose carcass,pheasant carcass,lamb carcass,rabbit carcass,rabbit frame,duck frame,turkey frame
chicken neck,turkey neck,duck neck,goose neck,giblet neck,neck and giblet,giblet and neck,lamb neck,neck of lamb,scrag end,scrag end of lamb,beef neck bone,pork neck bone,neck bone,middle neck
rib,ribs,rib rack,rack of ribs,spare rib,sparerib,short rib,baby back rib,back rib,beef rib,pork rib,lamb rib,veal rib,prime rib,rib of beef,rib roast,forerib,fore rib,st louis rib,jacobs ladder,flanken,rack of lamb,lamb rack,crown roast,country rib,riblet
pork chop,lamb chop,veal chop,mutton chop,loin chop,rib chop,chump chop,pork loin chop,lamb loin chop,barnsley chop,cutlet,lamb cutlet,veal cutlet on the bone,pork cutlet on the bone
shank,lamb shank,beef shank,veal shank,pork shank,ham shank,ham hock,pork hock,hock,gammon hock,gammon knuckle,ham knuckle,pork knuckle,knuckle of lamb,veal knuckle,eisbein,schweinshaxe,haxe,osso buco,ossobuco,osso bucco,shin on the bone,beef shin on the bone,ham bone,hambone,soup bone,knuckle bone,shin bone,marrow bone,marrowbone,femur bone
oxtail,ox tail,pig tail,pigs tail,lamb tail,trotter,pig trotter,pigs trotter,pig foot,pigs feet,pig feet,cow foot,cow heel,calf foot,lamb foot,crubeen
t bone,tbone,t bone steak,porterhouse,tomahawk,tomahawk steak,cote de boeuf,bone-in ribeye,bistecca fiorentina,fiorentina
whole chicken,whole roast chicken,whole cooked chicken,whole roasted chicken,whole rotisserie chicken,whole boiled chicken,whole poached chicken,whole turkey,whole duck,whole roast duck,whole goose,whole rabbit,whole guinea fowl,whole pheasant,whole quail,whole bird,whole hen,whole poussin,whole pigeon,whole partridge,whole capon,whole hare,whole roast turkey,whole smoked chicken,spatchcock chicken,spatchcocked chicken,spatchcock,poussin,cornish hen,cornish game hen,game hen,capon,jointed rabbit,rabbit jointed,jointed chicken,chicken jointed,saddle of rabbit,rabbit saddle,rabbit leg,hare leg,rabbit joint,jointed pheasant,jointed duck,jointed hare,chicken joint,chicken portion on the bone
whole trout,whole mackerel,whole sea bass,whole bream,whole sea bream,whole fish,whole herring,whole salmon,whole cod,whole haddock,whole plaice,whole tilapia,whole snapper,whole carp,whole perch,fish frame,fish head,salmon frame,salmon head
chicken bone,turkey bone,lamb bone,beef bone,pork bone,duck bone,rib bone,fish bone,chop bone,steak bone,t bone bone,bone from the roast,bones from the roast,bone from the sunday joint,ham bone end,deer bone,venison bone,leg bone,roast bone
bone-in,bone in,on the bone,on bone,bone left in,bone still in,bone still on,bone attached,bones left in,bones still in,bones and all
`;

/**
 * Animals that are small enough to be cooked whole: cuts with their bone where the line counts them or says 'whole'. Fish whose
 * bones soften or are eaten with it (whitebait, tinned sardines) are none. Source: FDA and PDSA on bones.
 */
export const WHOLE_ANIMALS =
  'quail,squab,pigeon,wood pigeon,woodpigeon,partridge,grouse,woodcock,snipe,pheasant,guinea fowl,guineafowl,guinea hen,mallard,teal,wild duck,poussin,bantam,spring chicken,ptarmigan,ortolan,spatchcock,coquelet';
/** 'trout, grilled whole' and the like: cuts with their bone where an animal is what they are said of. */
export const COOKED_WHOLE =
  'roasted whole,roast whole,grilled whole,baked whole,poached whole,boiled whole,steamed whole,fried whole,cooked whole,smoked whole,braised whole,barbecued whole,served whole';
