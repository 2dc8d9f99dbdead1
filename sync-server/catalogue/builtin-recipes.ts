import type { Recipe } from '#domain/recipe/recipe';
import { simpleChickenHeart } from './cat-066-simple-chicken-heart.ts';
import { salmonRice } from './cat-067-salmon-rice.ts';
import { tunaEgg } from './cat-068-tuna-egg.ts';
import { rabbitLiver } from './cat-069-rabbit-liver.ts';
import { prawnCod } from './cat-070-prawn-cod.ts';
import { kittenTurkey } from './cat-071-kitten-turkey.ts';
import { seniorChickenSardine } from './cat-072-senior-chicken-sardine.ts';
import { musselMackerel } from './cat-073-mussel-mackerel.ts';
import { organicChickenCatnip } from './cat-106-organic-chicken-catnip.ts';
import { organicLambCabbage } from './cat-107-organic-lamb-cabbage.ts';
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
import { organicChickenGarden } from './dog-101-organic-chicken-garden.ts';
import { organicBeefHarvest } from './dog-102-organic-beef-harvest.ts';

/** The kitchen's own recipes, by id: dogs 1–43 and 101–105, cats 66–100 and 106–110. */
export const BUILTIN_RECIPES: readonly Recipe[] = [
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
  simpleChickenHeart,
  salmonRice,
  tunaEgg,
  rabbitLiver,
  prawnCod,
  kittenTurkey,
  seniorChickenSardine,
  musselMackerel,
  organicChickenGarden,
  organicBeefHarvest,
  organicChickenCatnip,
  organicLambCabbage,
];
