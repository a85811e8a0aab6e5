import type { ChoiceAttributes } from '../../attributes';

/** Choices as lines, for a person to copy, change and paste: `text`, or `text|value` where they differ. */
export const toLines = ( choices: ChoiceAttributes[] ): string =>
	choices
		.map( ( { text = '', value = text } ) =>
			value === text ? text : `${ text }|${ value }`
		)
		.join( '\n' );

/** A bar that somebody wrote stands between text and value; the last one, where there are several. */
const split = ( line: string ): ChoiceAttributes => {
	const bar = line.lastIndexOf( '|' );
	return bar < 0
		? { text: line }
		: { text: line.slice( 0, bar ).trim(), value: line.slice( bar + 1 ).trim() };
};

/**
 * And back. Empty lines are left out; a choice that was there before is selected if it was, and keeps its number and
 * bars in its text and in its value.
 *
 * @param lines  One choice each.
 * @param before The choices they replace.
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
