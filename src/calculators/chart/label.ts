import type { Point } from '../models/model';
import { heightAt } from './height-at';
import { GRID } from './scale';

/** Where a line's name stands: beside a place of it on the grid, above or below, and to which side. */
export interface Label {
	at: Point;
	side: 'above' | 'below';
	anchor: 'start' | 'end';
}

/** Places that are tried, across; the earliest with room enough is taken. */
const PLACES = [ 500, 1500, 2500, 3500, 4500, 5500, 6500, 7500, 8500, 9500 ];
/** How far from its line a name's middle is, and how far one of its letters reaches on a narrow screen. */
const DISTANCE = 650;
const LETTER = 330;
/** Points of a name at which its distance to the lines is measured, in thirds of its length. */
const PARTS = [ 0, 1, 2, 3 ];

const SIDES = [
	{ side: 'above', anchor: 'start' },
	{ side: 'below', anchor: 'start' },
	{ side: 'above', anchor: 'end' },
	{ side: 'below', anchor: 'end' },
] as const;

/** How far a name there is from the nearest line or edge; at most DISTANCE, which it is from its own line. */
const roomAt = (
	{ at: [ across, down ], side, anchor }: Label,
	third: number,
	lines: Point[][]
): number => {
	const middle = side === 'above' ? down - DISTANCE : down + DISTANCE;
	const parts = PARTS.map( ( part ) =>
		anchor === 'start' ? across + part * third : across - part * third
	);
	const end = parts[ parts.length - 1 ]!;
	const distances = lines.map( ( line ) => {
		const below = parts.map( ( part ) => heightAt( line, part ) - middle );
		return Math.max( Math.min( ...below ), -Math.max( ...below ) ); // Less than 0 where it crosses.
	} );
	const room = Math.min( DISTANCE, middle, GRID - middle, ...distances );
	return end >= 0 && end <= GRID ? room : room - GRID;
};

/**
 * Where to name a line.
 *
 * @param line
 * @param name  Its name, as it is shown.
 * @param lines All lines of the chart.
 */
export const labelFor = ( line: Point[], name: string, lines: Point[][] ): Label => {
	const third = ( [ ...name ].length * LETTER ) / 3; // A whole number, as in PHP.
	const labels = PLACES.flatMap( ( across ) =>
		SIDES.map( ( side ): Label => ( { at: [ across, heightAt( line, across ) ], ...side } ) )
	);
	return labels.reduce( ( best, next ) =>
		roomAt( next, third, lines ) > roomAt( best, third, lines ) ? next : best
	);
};
