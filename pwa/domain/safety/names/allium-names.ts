/** Onions, garlic and their kin by variety, by region and in the words of other kitchens. Columns: see `hidden-names.ts`. */
export const ALLIUM_NAMES = `
Onion|contains|cipolla,cipolle,cipollina,cipolline,cipollini,cippolini,borettana,borettane,calcot,vidalia,walla walla,tropea,roscoff,Bermuda,Maui,texas supersweet,cebolla,cebola,zwiebel,oignon,pyaz,pyaaz,piyaj,tamanegi,bawang bombay,bawang goreng,silverskin,grelot,onionweed,walking onion,white lisbon,ailsa craig,kelsae,sturon,stuttgarter,red karmen,red baron,senshyu,red creole,onyun,unyun,onyon
Onion|contains|ingin,inion,spanish ring,shop-fried crispy onion,birista,tarka onion,french fried onion,tobacco onion
Spring onion|contains|negi,naganegi,cebolleta,cebollita,cambray onion,ciboule,cebette,sybie,syboe,gibbon,jibbon,scally,scallie,daun bawang,hanh la,bunching onion,salad scallion,ton hom,calcotada
Leek|contains|poireau,puerro,porree,pras,prasa,kurrat,chinese leek,leek top,leek green,penleek,musselburgh,bulgaarse reus,blue solaise
Chives|contains|nira,kuchai,ku chai,gau choy,gow choy,jiucai,buchu,ciboulette,schnittlauch,cebollino,erba cipollina,chinese chive,kow choi
Garlic|contains|ajo,aglio,knoblauch,lahsun,lehsun,lasun,lasan,alho,bawang putih,toum,toumeh,bear leek,barlauch,ail des ours,ramson,garlic scape,garlic shoot,hardneck,rocambole,allium sativum,allium ursinum,agliata,g powder,solent wight,purple wight,iberian wight,picardy wight,provence wight,lautrec wight,rose de lautrec,germidour,softneck,purple stripe,german red,solo garlic,garlick,czosnek,knofi,vitlok
Garlic|usually|rouille,skordalia,persillade,gremolata,chermoula,charmoula,zhoug,zhug,schug,pistou,tapenade,chimichurri,salsa verde,salmoriglio,bagna cauda,romesco,mojo verde,mojo rojo,mojo picon,mojo de ajo,baba ganoush,baba ghanoush,baba ghanouj,baba ganouj,mutabal,cacik,muhammara,garlic butter,gochujang,ssamjang,peri peri,piri piri,alioli,ajoblanco,taramasalata,boom boom sauce
Shallot|contains|echalote,griselle,schalotte,bawang merah,scalogno,chalota,chalote,zebrune,jermor,longor,challot,chalot,shalot
Shallot|usually|bearnaise,mignonette sauce,beurre blanc,duxelles,ravigote,moules mariniere
`;
