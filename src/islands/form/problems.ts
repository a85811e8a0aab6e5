import type { Problem } from '../../ui';
import type { Context } from './context';
import type { Found } from './verdicts';

/** What is to be mended on one page; on another nobody could see what is meant. */
export const problemsOf = (
	{ definition: { fields, texts }, markup }: Context,
	{ inputs, messages }: Found,
	shown: number
): Problem[] => {
	const problem = (
		label: string,
		message: string,
		control: HTMLElement | null | undefined
	) => ( {
		text: texts.summaryItem
			.replace( '{label}', () => label )
			.replace( '{message}', () => message ),
		control: control?.id,
	} );
	return fields
		.filter( ( { id, page } ) => page === shown && messages[ id ] )
		.flatMap( ( field ) => {
			const parts = field.inputs
				.filter( ( { id } ) => inputs[ id ] )
				.map( ( { id, label = '' } ) =>
					problem(
						texts.partLabel
							.replace( '{label}', () => field.label )
							.replace( '{part}', () => label ),
						inputs[ id ] ?? '',
						markup.inputControl( id )
					)
				);
			const first =
				markup.rows( field.id )?.gaps()[ 0 ] ??
				markup.controls( field.id )[ 0 ] ??
				markup.result( field.id )?.output;
			return parts.length
				? parts
				: [ problem( field.label, messages[ field.id ] ?? '', first ) ];
		} );
};
