/**
 * Names of the commonest dangerous foods in German, French, Spanish, Italian, Dutch and Japanese (Latin letters), without
 * accents: the food's name in the table and its translations, separated by commas. Source: general vocabulary; no native
 * speaker has checked it.
 */
export const OTHER_LANGUAGES = `
Onion|zwiebel,zwiebeln,gemusezwiebel,gemusezwiebeln,oignon,ognon,cebolla,cipolla,cipolle,uien,tamanegi,zwiebelpulver,zwiebelgranulat,zwiebelwurfel,zwiebelsaft,rostzwiebel,rostzwiebeln,uienpoeder,oignon en poudre,cebolla en polvo,cipolla in polvere
Spring onion|fruhlingszwiebel,fruhlingszwiebeln,lauchzwiebel,lauchzwiebeln,cebette,oignon nouveau,oignons nouveaux,ciboule,cebolleta,cebolla de verdeo,cebollas de verdeo,cipollotto,cipollotti,bosui,bosuitjes,lente ui,lente uitjes,negi,aonegi
Garlic|knoblauch,knoblauchzehen,knoblauchzehe,gousse dail,gousses dail,ajo,aglio,knoflook,knoflookteentjes,knoflookteen,knoflooktenen,ninniku,knoblauchpulver,knoblauchgranulat,knoblauchsalz,dail,ail en poudre,ajo en polvo,knoflookpoeder,sal de ajo,ajo blanco,spicchio daglio,spicchi daglio
Leek|lauch,porree,lauchstange,lauchstangen,porreestange,porreestangen,poireau,poireaux,puerro,porro,porri,prei,preien,poro negi,riiki
Chives|schnittlauch,ciboulette,cebollino,erba cipollina,erbe cipolline,bieslook,chaibu,asatsuki
Shallot|schalotte,schalotten,echalote,chalota,chalote,scalogno,scalogni,sjalot,sjalotten,esharotto
Grapes|traube,trauben,weintraube,weintrauben,uva,uve,druif,druiven,budou,budo
Raisins|rosine,rosinen,raisin sec,raisins secs,uva pasa,uvas pasas,uvetta,uvette,uva passa,uve passe,rozijn,rozijnen,rezun,hoshi budou,sultanarosinen
Sultanas|sultanine,sultaninen,raisin de smyrne,raisins de smyrne,uva sultanina,uve sultanine,sultanina,sultanarozijn,sultanarozijnen,sarutana
Currants|korinthe,korinthen,raisin de corinthe,raisins de corinthe,pasa de corinto,pasas de corinto,uva di corinto,uve di corinto,krent,krenten,karantsu
Chocolate|schokolade,schokoladen,zartbitterschokolade,chocolat,cioccolato,cioccolati,cioccolata,cioccolate,chocolade,chokoreeto
Cocoa powder|kakao,kakaopulver,cacao en poudre,cacao en polvo,cacaopoeder,kokoa,kokoa paudaa
Coffee|kaffee,koffie,koohii
Tea|thee,ocha,koucha
Caffeine drinks and pills|koffein,energydrink,cafeine,boisson energisante,cafeina,bebida energetica,caffeina,bevanda energetica,energiedrankje,kafein,enajii dorinku
Alcohol|alkohol,bier,biere,wein,weine,schnaps,alcool,cerveza,alcol,birra,birre,wijn,wijnen,arukooru,biiru
Raw yeast dough|hefeteig,hefeteige,brotteig,brotteige,pate levee,pates levees,pate a pain,masa de levadura,masas de levadura,masa de pan,pasta lievitata,paste lievitate,impasto lievitato,gistdeeg,gistdegen,pan kiji
Xylitol|xylit,birkenzucker,sucre de bouleau,xilitol,xilitolo,berkensuiker,kishiritooru
Macadamia nuts|macadamianuss,macadamianusse,noix de macadamia,nuez de macadamia,nueces de macadamia,noce di macadamia,noci di macadamia,macadamianoot,macadamianoten,makademia nattsu
Walnuts and pecans|walnuss,walnusse,pekannuss,pekannusse,noix,noix de pecan,nuez,nueces,pacana,noce,noci,noce pecan,noci pecan,walnoot,walnoten,pecannoot,pecannoten,kurumi,pikan
Almonds and other nuts|mandel,mandeln,haselnuss,haselnusse,pistazie,pistazien,amande,pistache,almendra,avellana,pistacho,mandorla,mandorle,nocciola,nocciole,pistacchio,pistacchi,amandel,amandelen,hazelnoot,hazelnoten,pistachenoot,pistachenoten,aamondo,heezerunattsu
Avocado|avocat,aguacate,palta,abokado
Nutmeg and mace|muskatnuss,muskatnusse,macis,noix de muscade,nuez moscada,nueces moscadas,noce moscata,noci moscate,nootmuskaat,foelie,natsumegu,meesu
Excess salt|salz,salze,zout,zouten,shio
Stock cubes, gravy and seasoning mixes|bruhwurfel,cube de bouillon,cubes de bouillon,pastilla de caldo,pastillas de caldo,dado da brodo,dadi da brodo,bouillonblokje,konsome,dashi no moto
Rhubarb|rhabarber,rhubarbe,ruibarbo,rabarbaro,rabarbari,rabarber,ruubaabu
Mustard|senf,moutarde,mostaza,senape,senapi,mosterd,karashi,masutaado
Hops|hopfen,houblon,lupulo,luppolo,luppoli,hoppu
Blue cheese|blauschimmelkase,fromage bleu,fromages bleus,queso azul,quesos azules,formaggio blu,formaggi blu,blauwe kaas,blauwe kazen,buruu chiizu
Hot chilli and spices|piment,guindilla,peperoncino,peperoncini,chilipeper,tougarashi,chiri
Star fruit|sternfrucht,sternfruchte,karambole,karambolen,carambole,stervrucht,stervruchten,sutaa furuutsu
`;

/** Names that are also English words, or very short: only recognised beside a word of `LANGUAGE_WORDS`. */
export const LANGUAGE_NAMES = `
Onion|ui
Garlic|ail,aulx,agli
Raisins|pasa
Coffee|cafe,caffe
Alcohol|vin,vino,vini
Excess salt|sel,sal,sale,sali
Hops|hop
Blue cheese|bleu
Hot chilli and spices|peperoni,chile
`;

/** Kitchen words in these languages that aren't English words. */
export const LANGUAGE_WORDS = `und mit ohne gehackt gehackte frisch frische zehe zehen essloffel teeloffel eine einen gekocht fur et avec
du des une hache hachee haches gousse gousses cuillere poudre cuit cuite frais fraiche con del los las una diente picado picada
cucharada cucharadita cocido polvo vaso di della dello dell spicchio tritato tritata cucchiaio cucchiaino bicchiere grammi het een
gehakt gehakte eetlepel theelepel teentje gesnipperd gesnipperde`;
