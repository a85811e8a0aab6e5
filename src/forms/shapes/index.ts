import type { ShapeName } from '../../contract/public-definition';
import { choices } from './choices';
import { date } from './date';
import { files } from './files';
import { none } from './none';
import { oneInput } from './one-input';
import { parts } from './parts';
import { rows } from './rows';
import { secret } from './secret';
import { selection } from './selection';
import type { Shape } from './shape';
import { time } from './time';

export const shapes: Record< ShapeName, Shape > = {
	text: oneInput,
	choice: oneInput,
	choices,
	parts,
	rows,
	selection,
	date,
	time,
	secret,
	token: oneInput,
	files,
	none,
};
