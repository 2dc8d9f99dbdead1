import { MORE_NUTRIENT_ROWS } from './more-nutrient-rows.ts';
import { addNutrientRows } from './nutrient-table.ts';

// Importing this module adds the rows of rarely used foods. They make up two thirds of all tables, so they get their own chunk.
addNutrientRows(MORE_NUTRIENT_ROWS);
