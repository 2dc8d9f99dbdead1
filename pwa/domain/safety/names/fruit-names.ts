/** Grapes and dried grapes by cultivar and in the words of other kitchens, and fruits that are dangerous by another name. */
export const FRUIT_NAMES = `
Grapes|contains|thompson seedless,crimson seedless,flame seedless,sable seedless,ruby seedless,red globe,autumn royal,kyoho,muscat,Concord,moondrop,scuppernong,muscadine,black corinth,black hamburg,verjuice,verjus,ver jus,pekmez,vincotto,vin cotto,mosto cotto,grape molasses,uva,uvas,angoor,sweet globe,cotton candy grape,superior seedless,prime seedless,perlette,rosaki,himrod,canadice,catawba,niagara grape,black pearl grape,sultana seedless,moon drop grape,sweet sapphire
Raisins|contains|kishmish,kismis,kishmis,kismish,munakka,manuka raisin,muscatel,lexia,monukka,rosinen,rozijnen,uvetta,uva passa,uvas pasas,zibibbo,raisin paste,sun-maid,sunmaid
Raisins|usually|panettone,stollen,christstollen,bara brith,barmbrack,barm brack,tea brack,tea loaf,teabread,fruit loaf,fruit bread,fruit bun,fruit scone,fruited scone,fruited loaf,teacake,malt loaf,soreen,garibaldi,squashed fly biscuit,simnel,dundee cake,wedding cake,plum pudding,plum duff,figgy pudding,clootie,rock cake,rock bun,bath bun,fat rascal,black bun,selkirk bannock,xmas pud,xmas pudding,christmas pud,hot x bun,bread and butter pudding,bread pudding,gugelhupf,kugelhopf,kulich,paska bread,cougnou,granola,muesli,alpen,gorp,scroggin,student mix,tropical mix,fruit and nut,fruit and fibre,fruit n fibre,ants on a log,waldorf,carrot cake,lebkuchen,birnbrot,pan de pascua,rosca de reyes,oliebollen,cassata,kabuli pulao,qabuli palaw,couscous royale,flapjack with fruit,fruit slice,dried fruit,raisin bran,country crisp,dorset cereal,nakd,eat natural bar,tea cake,easter biscuit,panforte,strudel,kaiserschmarrn,kugel,pain aux raisins
Sultanas|contains|sultanina,sultana bran
Currants|usually|eccles cake,chorley cake,banbury cake,welsh cake,spotted dick,chelsea bun,lardy cake,singing hinny,fly cemetery,currant bun,shrewsbury biscuit,aberffraw
Currants|contains|corinth,corinthian raisin,corinthe
Cream of tartar|contains|imli,tamarindo,tamarind paste,cream tartar,bitartrate of potassium
Avocado|contains|avo,avos,alligator pear,guac,aguacate,hass,avocado toast
Star fruit|contains|kamrakh,belimbing,five corner fruit,carambolo,carambole
Rhubarb|contains|pieplant,pie plant
Citrus peel and oils|contains|mixed peel,candied peel,yuzu,calamansi,kaffir lime,pomelo peel,bergamot peel,kumquat,preserved lemon,limequat
Citrus peel and oils|usually|marmalade,lemon curd,lemon drizzle,key lime pie
Stone-fruit pits|contains|olive stone,olive pit,lychee stone,lychee seed,loquat seed,loquat stone,longan seed,bitter almond,peach stones and all,apricot seed,plum seed,peach seed,nectarine seed,ume stone
Apple seeds and core|contains|quince seed,quince pip,apple core and all,pear core,quince core
Persimmon and fruit stones|contains|sharon fruit seed,unpitted date,unstoned date,unpitted dates,dates with stone,date unpitted
Corn on the cob|contains|cobbette,cobette,elote,mealie,mielie,corn rib,corn on a cob,half a cob,cobs of corn,corn dolly cob
Nutmeg and mace|contains|jaiphal,javitri,noix de muscade,muskat nut,myristica
Nutmeg and mace|usually|apple pie spice,gingerbread spice,christmas spice,speculaas spice,quatre epices,mulling spice,mulled wine spice,chai spice,lebkuchen spice
Macadamia nuts|contains|bush nut,hawaiian nut,hawaii nut,maroochi nut,bauple nut,bopple nut,mauna loa nut,mac nut
Walnuts and pecans|contains|hickory nut,butternut kernel
Walnuts and pecans|usually|baklava,walnut whip,pecan pie,butter pecan
Almonds and other nuts|contains|filbert,cobnut,brazils,kaju,badam,nut roast,nut mix,nut butter mix,almond butter
Almonds and other nuts|usually|frangipane,bakewell tart,amaretti,macaron,nougat,turron,battenberg,dukkah,praline,bombay mix
Tomato leaves and green tomato|contains|tomatillo husk,aubergine leaf,eggplant leaf,pepper plant leaf,leaf off the tomato plant,leaf of the tomato plant,tomato top
Green or sprouted potato|contains|chitted potato,potato sprout,potato chit,potato plant,green spud,sprouting spud,sprouted spud,green tattie,raw spud,raw tattie,raw potato peel,green tater,green bits still on,green bits left on,green patches left on
Raisins|usually|mince pie,christmas pudding,christmas cake,fruit cake,fruitcake,hot cross bun,trail mix,mincemeat
`;
