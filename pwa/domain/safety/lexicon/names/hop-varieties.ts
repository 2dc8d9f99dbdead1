/** Varieties of hops; each is hops where pellets, cones, leaf or 'hops' follow. Source: hop growers' variety lists; ASPCA. */
export const HOP_VARIETIES =
  'cascade,fuggle,fuggles,golding,goldings,east kent,saaz,citra,mosaic,simcoe,amarillo,centennial,chinook,columbus,galena,nugget,willamette,warrior,magnum,perle,hallertau,hallertauer,hersbrucker,tettnang,tettnanger,spalt,northern brewer,northdown,challenger,target,bramling cross,pilgrim,progress,first gold,pioneer,phoenix,admiral,jester,styrian,styrian goldings,bobek,celeia,aurora,sorachi ace,galaxy,vic secret,ella,nelson sauvin,motueka,riwaka,wakatu,pacific gem,pacifica,ekuanot,el dorado,idaho 7,sabro,strata,azacca,cluster,crystal,sterling,liberty,mount hood,ahtanum,comet,apollo,bravo,herkules,mandarina bavaria,huell melon,polaris,lubelski,marynka,premiant,sladek,noble';
/** Words that turn a variety's name into hops. */
export const HOP_FORMS = 'hop,hops,pellet,cone,hop flower,whole leaf hops,t90';
