import type { ShapeName } from '../../contract/public-definition';
import { choices } from './choices';
import { none } from './none';
import { oneInput } from './one-input';
import type { Shape } from './shape';

export const shapes: Record< ShapeName, Shape > = {
	text: oneInput,
	choice: oneInput,
	choices,
	none,
};
