import type { Recipe } from '#domain/recipe/recipe';
import { type WrittenRecipe, withStorage } from '#domain/recipe/storage-rule';
import { simpleChickenHeart } from './cat-066-simple-chicken-heart.ts';
import { salmonRice } from './cat-067-salmon-rice.ts';
import { tunaEgg } from './cat-068-tuna-egg.ts';
import { rabbitLiver } from './cat-069-rabbit-liver.ts';
import { prawnCod } from './cat-070-prawn-cod.ts';
import { kittenTurkey } from './cat-071-kitten-turkey.ts';
import { seniorChickenSardine } from './cat-072-senior-chicken-sardine.ts';
import { musselMackerel } from './cat-073-mussel-mackerel.ts';
import { chickenGizzardHash } from './cat-074-chicken-gizzard-hash.ts';
import { chickenMusselEggPots } from './cat-075-chicken-mussel-egg-pots.ts';
import { kittenBeefMackerel } from './cat-076-kitten-beef-mackerel.ts';
import { seniorPorkSquash } from './cat-077-senior-pork-squash.ts';
import { troutMusselFlake } from './cat-078-trout-mussel-flake.ts';
import { kittenChickenHerring } from './cat-079-kitten-chicken-herring.ts';
import { quailCasserole } from './cat-080-quail-casserole.ts';
import { seniorTurkeyCodMousse } from './cat-081-senior-turkey-cod-mousse.ts';
import { herringChickenPatties } from './cat-082-herring-chicken-patties.ts';
import { slowCookerChickenGizzard } from './cat-083-slow-cooker-chicken-gizzard.ts';
import { beefHeartTerrine } from './cat-084-beef-heart-terrine.ts';
import { venisonMeatballs } from './cat-085-venison-meatballs.ts';
import { kittenRabbitTrout } from './cat-086-kitten-rabbit-trout.ts';
import { seniorGoatTurkey } from './cat-087-senior-goat-turkey.ts';
import { troutTurkeyParcels } from './cat-088-trout-turkey-parcels.ts';
import { chickenBreastAspic } from './cat-089-chicken-breast-aspic.ts';
import { duckButternut } from './cat-090-duck-butternut.ts';
import { porkKidneyPot } from './cat-091-pork-kidney-pot.ts';
import { coddledEggPrawn } from './cat-092-coddled-egg-prawn.ts';
import { lambMusselPatties } from './cat-093-lamb-mussel-patties.ts';
import { haddockChickenChowder } from './cat-094-senior-haddock-chowder.ts';
import { whippedMackerelTopper } from './cat-095-whipped-mackerel-topper.ts';
import { kittenPorkCod } from './cat-096-kitten-pork-cod.ts';
import { vealTurkeyMeatloaf } from './cat-097-veal-turkey-meatloaf.ts';
import { seniorBeefMussels } from './cat-098-senior-beef-mussels.ts';
import { codMusselSteamBowl } from './cat-099-cod-mussel-steam-bowl.ts';
import { chickenHeartNibbles } from './cat-100-chicken-heart-nibbles.ts';
import { organicChickenParsley } from './cat-106-organic-chicken-parsley.ts';
import { organicLambCabbage } from './cat-107-organic-lamb-cabbage.ts';
import { organicTurkeyMeatballs } from './cat-108-organic-turkey-meatballs.ts';
import { organicBeefKidney } from './cat-109-organic-beef-kidney.ts';
import { organicSalmonTerrine } from './cat-110-organic-salmon-terrine.ts';
import { chickenBrownRice } from './dog-001-chicken-brown-rice.ts';
import { beefSweetPotato } from './dog-002-beef-sweet-potato.ts';
import { turkeyOat } from './dog-003-turkey-oat.ts';
import { salmonPumpkin } from './dog-004-salmon-pumpkin.ts';
import { lambBarley } from './dog-005-lamb-barley.ts';
import { sardinePotato } from './dog-006-sardine-potato.ts';
import { puppyEggRice } from './dog-007-puppy-egg-rice.ts';
import { venisonBeetroot } from './dog-008-venison-beetroot.ts';
import { peanutBananaBiscuits } from './dog-009-peanut-banana-biscuits.ts';
import { duckBlueberry } from './dog-010-duck-blueberry.ts';
import { porkApplePasta } from './dog-011-pork-apple-pasta.ts';
import { seniorTurkeyLentils } from './dog-012-senior-turkey-lentils.ts';
import { mackerelKedgeree } from './dog-013-mackerel-kedgeree.ts';
import { lambCouscous } from './dog-014-lamb-couscous.ts';
import { cottagePie } from './dog-015-cottage-pie.ts';
import { rabbitPearlBarley } from './dog-016-rabbit-pearl-barley.ts';
import { littleTurkeyMeatballs } from './dog-017-turkey-meatballs.ts';
import { chickenCongee } from './dog-018-chicken-congee.ts';
import { codTroutPie } from './dog-019-fish-pie.ts';
import { beefHeartMillet } from './dog-020-beef-heart-millet.ts';
import { vealPepperPot } from './dog-021-veal-pepper-pot.ts';
import { porkPolentaGreens } from './dog-022-pork-polenta.ts';
import { puppyBeefOatLoaf } from './dog-023-puppy-beef-oat-loaf.ts';
import { puppyTurkeyHerring } from './dog-024-puppy-turkey-herring.ts';
import { puppyHeartsQuinoa } from './dog-025-puppy-hearts-quinoa.ts';
import { herringPotatoSkillet } from './dog-026-herring-skillet.ts';
import { goatLentilPot } from './dog-027-goat-lentil-pot.ts';
import { duckButternutRice } from './dog-028-duck-butternut-rice.ts';
import { seniorBeefBuckwheat } from './dog-029-senior-beef-buckwheat.ts';
import { seniorSpinachFrittata } from './dog-030-senior-frittata.ts';
import { seniorHaddockChowder } from './dog-031-senior-haddock-chowder.ts';
import { heartBeetrootSquares } from './dog-032-beef-heart-beetroot-squares.ts';
import { cornmealGriddleCakes } from './dog-033-cornmeal-griddle-cakes.ts';
import { haddockCourgette } from './dog-034-haddock-courgette.ts';
import { turkeyGreenBean } from './dog-035-turkey-green-bean.ts';
import { turkeyPumpkinCongee } from './dog-036-turkey-pumpkin-congee.ts';
import { codPotatoBake } from './dog-037-cod-potato-bake.ts';
import { porkSquash } from './dog-038-pork-squash.ts';
import { ostrichSweetPotatoPie } from './dog-039-ostrich-sweet-potato-pie.ts';
import { liverOatCoins } from './dog-040-liver-oat-coins.ts';
import { yogurtBerryCubes } from './dog-041-yogurt-berry-cubes.ts';
import { carrotTunaBites } from './dog-042-carrot-tuna-bites.ts';
import { beefBrothTopper } from './dog-043-beef-broth-topper.ts';
import { organicChickenGarden } from './dog-101-organic-chicken-garden.ts';
import { organicBeefHarvest } from './dog-102-organic-beef-harvest.ts';
import { organicTurkeyMillet } from './dog-103-organic-turkey-millet.ts';
import { organicEggLentilHash } from './dog-104-organic-egg-lentil-hash.ts';
import { organicSalmonOats } from './dog-105-organic-salmon-oats.ts';

const WRITTEN: readonly WrittenRecipe[] = [
  chickenBrownRice,
  beefSweetPotato,
  turkeyOat,
  salmonPumpkin,
  lambBarley,
  sardinePotato,
  puppyEggRice,
  venisonBeetroot,
  peanutBananaBiscuits,
  duckBlueberry,
  porkApplePasta,
  seniorTurkeyLentils,
  mackerelKedgeree,
  lambCouscous,
  cottagePie,
  rabbitPearlBarley,
  littleTurkeyMeatballs,
  chickenCongee,
  codTroutPie,
  beefHeartMillet,
  vealPepperPot,
  porkPolentaGreens,
  puppyBeefOatLoaf,
  puppyTurkeyHerring,
  puppyHeartsQuinoa,
  herringPotatoSkillet,
  goatLentilPot,
  duckButternutRice,
  seniorBeefBuckwheat,
  seniorSpinachFrittata,
  seniorHaddockChowder,
  heartBeetrootSquares,
  cornmealGriddleCakes,
  haddockCourgette,
  turkeyGreenBean,
  turkeyPumpkinCongee,
  codPotatoBake,
  porkSquash,
  ostrichSweetPotatoPie,
  liverOatCoins,
  yogurtBerryCubes,
  carrotTunaBites,
  beefBrothTopper,
  simpleChickenHeart,
  salmonRice,
  tunaEgg,
  rabbitLiver,
  prawnCod,
  kittenTurkey,
  seniorChickenSardine,
  musselMackerel,
  chickenGizzardHash,
  chickenMusselEggPots,
  kittenBeefMackerel,
  seniorPorkSquash,
  troutMusselFlake,
  kittenChickenHerring,
  quailCasserole,
  seniorTurkeyCodMousse,
  herringChickenPatties,
  slowCookerChickenGizzard,
  beefHeartTerrine,
  venisonMeatballs,
  kittenRabbitTrout,
  seniorGoatTurkey,
  troutTurkeyParcels,
  chickenBreastAspic,
  duckButternut,
  porkKidneyPot,
  coddledEggPrawn,
  lambMusselPatties,
  haddockChickenChowder,
  whippedMackerelTopper,
  kittenPorkCod,
  vealTurkeyMeatloaf,
  seniorBeefMussels,
  codMusselSteamBowl,
  chickenHeartNibbles,
  organicChickenGarden,
  organicBeefHarvest,
  organicTurkeyMillet,
  organicEggLentilHash,
  organicSalmonOats,
  organicChickenParsley,
  organicLambCabbage,
  organicTurkeyMeatballs,
  organicBeefKidney,
  organicSalmonTerrine,
];

/** The built-in recipes, by id. */
export const BUILTIN_RECIPES: readonly Recipe[] = WRITTEN.map(withStorage);
