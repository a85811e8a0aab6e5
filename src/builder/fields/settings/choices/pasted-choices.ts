import type { ChoiceAttributes } from '../../attributes';

/** Returns choices as lines to copy, edit and paste: `text`, or `text|value` if they differ. */
export const toLines = ( choices: ChoiceAttributes[] ): string =>
	choices
		.map( ( { text = '', value = text } ) =>
			value === text ? text : `${ text }|${ value }`
		)
		.join( '\n' );

/** Splits a line at the last bar into text and value. */
const split = ( line: string ): ChoiceAttributes => {
	const bar = line.lastIndexOf( '|' );
	return bar < 0
		? { text: line }
		: { text: line.slice( 0, bar ).trim(), value: line.slice( bar + 1 ).trim() };
};

/**
 * Returns choices from lines. Empty lines are left out; a choice that existed before stays selected if it was, and
 * keeps its number and the bars in its text and in its value.
 *
 * @param lines  One choice per line.
 * @param before The choices that are replaced.
 */
export const fromLines = ( lines: string, before: ChoiceAttributes[] ): ChoiceAttributes[] =>
	lines
		.split( /\r\n|\r|\n/ )
		.map( ( line ) => line.trim() )
		.filter( ( line ) => line !== '' )
		.map( ( line ) => {
			const unchanged = before.find( ( choice ) => toLines( [ choice ] ) === line );
			const { text = '', value } = unchanged ?? split( line );
			const previous = before.find(
				( choice ) => ( choice.value ?? choice.text ) === ( value ?? text )
			);
			return {
				text,
				...( value !== undefined && value !== text && { value } ),
				...( previous?.isSelected && { isSelected: true } ),
				...( previous?.number && { number: previous.number } ),
			};
		} );
