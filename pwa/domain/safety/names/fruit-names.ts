/** Grapes and dried grapes by cultivar and in the words of other kitchens, and fruits that are dangerous by another name. */
export const FRUIT_NAMES = `
Grapes|contains|thompson seedless,crimson seedless,flame seedless,sable seedless,ruby seedless,red globe,autumn royal,kyoho,shine muscat,muscat,Concord,moondrop,scuppernong,muscadine,black corinth,black hamburg,verjuice,verjus,ver jus,pekmez,vincotto,vin cotto,mosto cotto,grape molasses,uva,uvas,angoor,sweet globe,cotton candy grape,superior seedless,prime seedless,perlette,rosaki,himrod,canadice,catawba,niagara grape,black pearl grape,sultana seedless,moon drop grape,sweet sapphire|ASPCA; FDA; lists of table-grape cultivars
Raisins|contains|kishmish,kismis,kishmis,kismish,munakka,manuka raisin,muscatel,lexia,monukka,rosinen,rozijnen,uvetta,uva passa,uvas pasas,zibibbo,raisin paste,sun-maid,sunmaid|ASPCA; FDA; cookery encyclopaedias
Raisins|usually|panettone,stollen,christstollen,bara brith,barmbrack,barm brack,tea brack,tea loaf,teabread,fruit loaf,fruit bread,fruit bun,fruit scone,fruited scone,fruited loaf,fruited teacake,fruit teacake,teacake,malt loaf,soreen,garibaldi,garibaldi biscuit,squashed fly biscuit,simnel,simnel cake,dundee cake,wedding cake,plum pudding,plum duff,figgy pudding,clootie dumpling,clootie,rock cake,rock bun,bath bun,fat rascal,black bun,selkirk bannock,xmas pud,xmas pudding,christmas pud,hot x bun,bread and butter pudding,bread pudding,gugelhupf,kugelhopf,kulich,paska bread,cougnou,granola,granola bar,muesli,muesli bar,alpen,gorp,scroggin,student mix,tropical mix,fruit and nut,fruit and fibre,fruit n fibre,ants on a log,waldorf salad,waldorf,carrot cake,lebkuchen,birnbrot,pan de pascua,rosca de reyes,oliebollen,cassata,kabuli pulao,qabuli palaw,couscous royale,flapjack with fruit,fruit slice,dried fruit,raisin bran,country crisp,dorset cereal,nakd,eat natural bar,tea cake,easter biscuit,panforte,strudel,kaiserschmarrn,kugel,pain aux raisins|product category: fruit breads and cakes; cookery encyclopaedias
Sultanas|contains|sultanina,sultana bran|PDSA
Currants|usually|eccles cake,chorley cake,banbury cake,welsh cake,spotted dick,chelsea bun,lardy cake,singing hinny,fly cemetery,currant bun,shrewsbury biscuit,aberffraw|product category: currant cakes; cookery encyclopaedias
Currants|contains|corinth,corinthian raisin,raisins of corinth,corinthe|PDSA; Merck Veterinary Manual
Cream of tartar|contains|imli,tamarindo,tamarind paste,cream tartar,bitartrate of potassium|ASPCA APCC
Avocado|contains|avo,avos,alligator pear,guac,aguacate,hass,smashed avo,avocado toast|ASPCA; regional speech
Star fruit|contains|kamrakh,belimbing,five corner fruit,carambolo,carambole|ASPCA
Rhubarb|contains|pieplant,pie plant|ASPCA
Citrus peel and oils|contains|mixed peel,candied peel,yuzu,calamansi,kaffir lime,pomelo peel,bergamot peel,kumquat,preserved lemon,limequat|ASPCA
Citrus peel and oils|usually|marmalade,lemon curd,lemon drizzle,key lime pie|cookery encyclopaedias
Stone-fruit pits|contains|olive stone,olive pit,lychee stone,lychee seed,loquat seed,loquat stone,longan seed,bitter almond,peach stones and all,bitter apricot seed,apricot seed,plum seed,peach seed,nectarine seed,ume stone|ASPCA; Merck Veterinary Manual
Apple seeds and core|contains|quince seed,quince pip,apple core and all,pear core,quince core|ASPCA; PDSA
Persimmon and fruit stones|contains|sharon fruit seed,unpitted date,unstoned date,unpitted dates,dates with stone,date unpitted|AKC
Corn on the cob|contains|cobbette,cobette,corn cobbette,elote,mealie,mielie,corn rib,sweetcorn cobette,corn on a cob,half a cob,cobs of corn,corn dolly cob|PDSA; AKC
Nutmeg and mace|contains|jaiphal,javitri,noix de muscade,muskat nut,myristica|ASPCA; Pet Poison Helpline
Nutmeg and mace|usually|apple pie spice,gingerbread spice,christmas spice,speculaas spice,quatre epices,mulling spice,mulled wine spice,chai spice,lebkuchen spice|cookery encyclopaedias
Macadamia nuts|contains|bush nut,hawaiian nut,hawaii nut,maroochi nut,bauple nut,bopple nut,mauna loa nut,mac nut|ASPCA; regional speech
Walnuts and pecans|contains|hickory nut,butternut kernel|ASPCA
Walnuts and pecans|usually|baklava,walnut whip,pecan pie,butter pecan|cookery encyclopaedias
Almonds and other nuts|contains|filbert,cobnut,brazils,kaju,badam,nut roast,nut mix,nut butter mix,almond butter|ASPCA
Almonds and other nuts|usually|frangipane,bakewell tart,amaretti,macaron,nougat,turron,battenberg,dukkah,praline,bombay mix|cookery encyclopaedias
Tomato leaves and green tomato|contains|tomatillo husk,aubergine leaf,eggplant leaf,pepper plant leaf,leaf off the tomato plant,leaf of the tomato plant,tomato top|ASPCA
Green or sprouted potato|contains|chitted potato,potato sprout,potato chit,potato plant,green spud,sprouting spud,sprouted spud,green tattie,raw spud,raw tattie,raw potato peel,green tater,green bits still on,green bits left on,green patches left on|ASPCA; PDSA
Raisins|usually|mince pie,christmas pudding,christmas cake,fruit cake,fruitcake,hot cross bun,trail mix,mincemeat|product category: Christmas and fruit cakes
`;
