import { MORE_NUTRIENT_ROWS } from './more-nutrient-rows.ts';
import { addNutrientRows } from './nutrient-table.ts';

// Importing this module adds the rows of the foods that few recipes hold: they are two thirds of all tables, in their own chunk.
addNutrientRows(MORE_NUTRIENT_ROWS);
