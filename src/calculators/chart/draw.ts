import type { Calculator } from '../../contract/calculator';
import { divide } from '../loan/divide';
import type { Outcome, Point } from '../models/model';
import { format, type Texts } from '../texts/number-text';
import { labelFor, type Label } from './label';
import { plot } from './plot';
import { GRID, unitStep } from './scale';
import { shortMoney } from './short-money';

/** A chart's drawing; positions in hundredths of a per cent of its width and height. */
export interface Drawing {
	levels: { at: number; text: string }[];
	units: { at: number; text: string }[];
	lines: { path: string; area: string; label: Label }[];
	mark: number | null;
}

const path = ( line: Point[] ) => 'M' + line.map( ( [ x, y ] ) => `${ x } ${ y }` ).join( 'L' );

const area = ( line: Point[] ) =>
	`${ path( line ) }L${ line[ line.length - 1 ]![ 0 ] } ${ GRID }L${ line[ 0 ]![ 0 ] } ${ GRID }Z`;

const units = ( { axis }: Outcome, { chart }: Pick< Calculator, 'chart' >, texts: Texts ) => {
	const count = Math.floor( ( axis.to - axis.from ) / axis.unit );
	const step = unitStep( count );
	return Array.from( { length: Math.floor( count / step ) + 1 }, ( _, index ) => {
		const place = index * step * axis.unit;
		const value = chart.format === 'count' ? index * step : axis.from + place;
		return {
			at: divide( place * GRID, axis.to - axis.from ),
			text: format( value, chart.format!, texts ),
		};
	} );
};

/** Returns a model's outcome as a chart, with its texts. */
export const draw = (
	outcome: Outcome,
	definition: Pick< Calculator, 'chart' >,
	texts: Texts
): Drawing => {
	const { lines, levels, mark } = plot( outcome );
	const drawn = definition.chart.lines.map( ( { name } ) => lines[ name ]! );
	return {
		levels: levels.map( ( { value, at } ) => ( { at, text: shortMoney( value, texts ) } ) ),
		units: units( outcome, definition, texts ),
		lines: drawn.map( ( line, index ) => ( {
			path: path( line ),
			area: area( line ),
			label: labelFor( line, definition.chart.lines[ index ]!.title, drawn ),
		} ) ),
		mark: mark ?? null,
	};
};
