/** Width and height of a chart's grid; its paths are whole numbers on it. */
export const GRID = 10000;

const MOST_STEPS = 5;
const LEAST_STEP = 10000;

/**
 * Returns a round step in cents, so that at most five steps reach the highest value.
 *
 * @param most The highest value, in cents.
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

/** Returns the units between two labels of the horizontal axis: one, two, five or ten. */
export const unitStep = ( units: number ): number =>
	[ 1, 2, 5, 10 ].find( ( step ) => units / step <= 6 ) ?? 10;
