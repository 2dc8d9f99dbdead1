import { Link } from 'react-router-dom';
import type { LabelFood } from '#domain/pet-food/label-food';
import { namedFood } from '#domain/pet-food/named-food';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { useNamedFoods } from '../../platform/own/label-foods.ts';
import styles from './label-foods.module.css';

/** '1 tin Brand Lamb', else '100 g Brand Lamb': an amount to correct. */
const lineOf = ({ name, measure }: LabelFood) =>
  measure === null ? `100 g ${name}` : `1 ${measure.unit} ${name}`;

type FoodChipsProps = {
  /** The lines typed so far. */
  ingredients: string;
  onAdd: (line: string) => void;
};

/** The owner's foods from a label, each to add as a line, and the way to type one. */
export function FoodChips({ ingredients, onAdd }: FoodChipsProps) {
  const foods = useNamedFoods();
  const isIn = (food: LabelFood) =>
    ingredients.split('\n').some((line) => namedFood(line, foods)?.food.id === food.id);
  return (
    <>
      {foods.length > 0 && (
        <ChipRow label="Add a food from its label">
          {foods.map((food) => (
            <Chip
              key={food.id}
              chosen={isIn(food)}
              onChoose={() => {
                if (!isIn(food)) onAdd(lineOf(food));
              }}
            >
              {food.name}
            </Chip>
          ))}
        </ChipRow>
      )}
      <p className={styles['words']}>
        <Link to="/label-foods" className="reach">
          {foods.length > 0 ? 'Your foods from a label' : 'Add a kibble, tin or treat from its label'}
        </Link>
      </p>
    </>
  );
}
