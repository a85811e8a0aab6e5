import type { Calculator } from '../contract/calculator';
import { draw, type Drawing } from './chart/draw';
import { fieldsOf } from './inputs/fields';
import { readValues } from './inputs/read-values';
import { models } from './models';
import { number, type Outcome, type Values } from './models/model';
import { fill } from './texts/fill';
import { spoken, typed } from './texts/input-texts';
import { messages } from './texts/messages';
import { format, type Texts } from './texts/number-text';

/** The parts of a calculator's definition that the island uses. */
export type Definition = Pick<
	Calculator,
	'model' | 'constants' | 'inputs' | 'figures' | 'main' | 'cases' | 'results' | 'chart' | 'table'
>;

/** Everything that a calculator shows apart from its inputs. */
export interface Answer {
	values: Values;
	/** Error messages by input. */
	messages: Record< string, string >;
	/** Values that give the same answer elsewhere, by input. */
	query: Record< string, string >;
	main: { title: string; text: string };
	sentence: string;
	/** Results in the order of the definition; null for one that does not apply. */
	results: ( { title: string; text: string } | null )[];
	chart: Drawing;
	rows: string[][];
}

/** Returns the values to insert into sentences: inputs and figures as text. */
const wordsOf = ( definition: Definition, values: Values, outcome: Outcome, texts: Texts ) => ( {
	...Object.fromEntries(
		fieldsOf( definition ).map( ( input ) => [
			input.name,
			spoken( input, values[ input.name ]!, texts ),
		] )
	),
	...Object.fromEntries(
		Object.entries( definition.figures ).map( ( [ name, formatName ] ) => [
			name,
			format( outcome.figures[ name ] ?? 0, formatName!, texts ),
		] )
	),
} );

/**
 * Calculates everything that a calculator shows.
 *
 * @param definition
 * @param texts      Texts of all calculators.
 * @param entered    Entered texts, by input.
 * @param defaults   Default values by input, within the limits.
 */
export const calculate = (
	definition: Definition,
	texts: Texts,
	entered: Record< string, string >,
	defaults: Values
): Answer => {
	const reading = readValues( definition, entered, defaults );
	const { values } = reading;
	const outcome = models[ definition.model ]( values, definition.constants ?? {} );
	const words = wordsOf( definition, values, outcome, texts );
	const caseTexts = definition.cases[ outcome.case ]!;

	return {
		values,
		messages: messages( definition, reading, texts ),
		query: Object.fromEntries(
			fieldsOf( definition ).map( ( input ) => [
				input.name,
				typed( input, values[ input.name ]!, '' ),
			] )
		),
		main: { title: fill( caseTexts.title, words ), text: words[ definition.main ]! },
		sentence: fill( caseTexts.text, words ),
		results: definition.results
			.flatMap( ( { list } ) => list )
			.map( ( { figure, title, when } ) =>
				when && number( values, when ) === 0
					? null
					: { title: fill( title, words ), text: words[ figure ]! }
			),
		chart: draw( outcome, definition, texts ),
		rows: outcome.rows.map( ( row ) =>
			row.map( ( value, index ) =>
				format( value, definition.table.columns[ index ]!.format!, texts )
			)
		),
	};
};
