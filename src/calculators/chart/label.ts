import type { Point } from '../models/model';
import { heightAt } from './height-at';
import { GRID } from './scale';

/** The position of a line's label: a point of the line on the grid, above or below it, and to which side. */
export interface Label {
	at: Point;
	side: 'above' | 'below';
	anchor: 'start' | 'end';
}

/** Horizontal positions to try; the first one with enough space is used. */
const PLACES = [ 500, 1500, 2500, 3500, 4500, 5500, 6500, 7500, 8500, 9500 ];
/** The distance of a label's middle from its line, and the width of one letter on a narrow screen. */
const DISTANCE = 650;
const LETTER = 330;
/** Points of a label at which its distance to the lines is measured, in thirds of its length. */
const PARTS = [ 0, 1, 2, 3 ];

const SIDES = [
	{ side: 'above', anchor: 'start' },
	{ side: 'below', anchor: 'start' },
	{ side: 'above', anchor: 'end' },
	{ side: 'below', anchor: 'end' },
] as const;

/** Returns a label's distance to the nearest line or edge; at most DISTANCE, its distance to its own line. */
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
		return Math.max( Math.min( ...below ), -Math.max( ...below ) ); // Negative if the label crosses the line.
	} );
	const room = Math.min( DISTANCE, middle, GRID - middle, ...distances );
	return end >= 0 && end <= GRID ? room : room - GRID;
};

/**
 * Returns the position of a line's label.
 *
 * @param line
 * @param name  The line's name as shown.
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
