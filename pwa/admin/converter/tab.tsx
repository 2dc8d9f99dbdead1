import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Panel } from '../parts/panel.tsx';

/** 'Converter': what conversion does, and the way to its page. */
export function ConverterTab() {
  return (
    <Panel title="Recipe Converter">
      <p>
        Gives every recipe its amounts twice, in grams and in US measures, and proves afterwards that each is
        safe for its animal. What was done to which recipe is told line by line.
      </p>
      <div>
        <Button asChild variant="soft">
          <Link to="/admin/recipe-converter">Open Recipe Converter</Link>
        </Button>
      </div>
    </Panel>
  );
}
