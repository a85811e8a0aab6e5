/** Width and height of a chart's own grid; its paths are whole numbers on it. */
export const GRID = 10000;

const MOST_STEPS = 5;
const LEAST_STEP = 10000;

/**
 * A round step in cents, so that at most five of them reach what is to be shown.
 *
 * @param most In cents.
 */
export const stepFor = ( most: number ): number => {
	for ( let ten = LEAST_STEP; ; ten *= 10 ) {
		for ( const step of [ ten, ten * 2, ten * 5 ] ) {
			if ( step * MOST_STEPS >= most ) {
				return step;
			}
		}
	}
};

/** Units from one label of the axis along the bottom to the next: one, two, five or ten. */
export const unitStep = ( units: number ): number =>
	[ 1, 2, 5, 10 ].find( ( step ) => units / step <= 6 ) ?? 10;
