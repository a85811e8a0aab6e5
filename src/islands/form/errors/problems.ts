import type { Problem } from '../../../ui';
import type { Context } from '../context';
import { fillText } from '../texts/fill-text';
import type { ErrorMessages } from './error-messages';

/** Returns the summary's errors for one page, each with its field's label; links cannot reach fields of other pages. */
export const problemsOf = (
	{ definition: { fields, texts }, markup }: Context,
	{ inputs, messages }: ErrorMessages,
	currentPage: number
): Problem[] => {
	const problem = (
		label: string,
		message: string,
		control: HTMLElement | null | undefined
	) => ( {
		text: fillText( texts.summaryItem, { label, message } ),
		control: control?.id,
	} );
	return fields
		.filter( ( { id, page } ) => page === currentPage && messages[ id ] )
		.flatMap( ( field ) => {
			const parts = field.inputs
				.filter( ( { id } ) => inputs[ id ] )
				.map( ( { id, label = '' } ) =>
					problem(
						fillText( texts.partLabel, { label: field.label, part: label } ),
						inputs[ id ] ?? '',
						markup.inputControl( id )
					)
				);
			const first =
				markup.rowGaps( field.id )?.[ 0 ] ??
				markup.controls( field.id )[ 0 ] ??
				markup.result( field.id )?.output;
			return parts.length
				? parts
				: [ problem( field.label, messages[ field.id ] ?? '', first ) ];
		} );
};
