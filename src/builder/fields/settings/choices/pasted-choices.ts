import type { Choice } from '../../../editor-data';

/** Choices as lines, for a person to copy, change and paste: `text`, or `text|value` where they differ. */
export const toLines = ( choices: Partial< Choice >[] ): string =>
	choices
		.map( ( { text = '', value = text } ) =>
			value === text ? text : `${ text }|${ value }`
		)
		.join( '\n' );

/**
 * And back. Empty lines are left out; a choice that was there before is selected if it was, and keeps a bar in its text.
 *
 * @param lines  One choice each.
 * @param before The choices they replace.
 */
export const fromLines = ( lines: string, before: Partial< Choice >[] ): Partial< Choice >[] =>
	lines
		.split( /\r\n|\r|\n/ )
		.map( ( line ) => line.trim() )
		.filter( ( line ) => line !== '' )
		.map( ( line ) => {
			const isWhole = before.some(
				( { text, value = text } ) => text === line && value === text
			);
			const bar = isWhole ? -1 : line.lastIndexOf( '|' );
			const text = bar < 0 ? line : line.slice( 0, bar ).trim();
			const value = bar < 0 ? undefined : line.slice( bar + 1 ).trim();
			const known = before.find(
				( choice ) => ( choice.value ?? choice.text ) === ( value ?? text )
			);
			return {
				text,
				...( value !== undefined && value !== text && { value } ),
				...( known?.isSelected && { isSelected: true } ),
			};
		} );
