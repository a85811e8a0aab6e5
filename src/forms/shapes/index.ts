import type { ShapeName } from '../../contract/public-definition';
import { choices } from './choices';
import { none } from './none';
import { oneInput } from './one-input';
import { parts } from './parts';
import { rows } from './rows';
import type { Shape } from './shape';

export const shapes: Record< ShapeName, Shape > = {
	text: oneInput,
	choice: oneInput,
	choices,
	parts,
	rows,
	none,
};
