import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { forms } from '@atoll/stores';
import { Place, Summary, type Problem } from '../../ui';
import type { Context } from './context';
import { focusField } from './focus';

const problemsOf = (
	{ definition, markup }: Context,
	messages: Record< number, string >,
	shown: number
): Problem[] =>
	definition.fields.flatMap( ( { id, label, page } ) => {
		// On another page nobody could see what is meant.
		const message = page === shown && messages[ id ];
		return message
			? [
					{
						text: definition.texts.summaryItem
							.replace( '{label}', () => label )
							.replace( '{message}', () => message ),
						control: markup.controls( id )[ 0 ]?.id,
					},
				]
			: [];
	} );

/** What stopped the last submission; takes the person to the first field that must be mended. */
export const FormSummary = ( { context }: { context: Context } ) => {
	const { definition, key, markup } = context;
	const { page, refusals, summary } = useSelect(
		( select ) => select( forms ).getForm( key ),
		[ key ]
	);
	const { messages, others } = summary;
	const problems = [
		...problemsOf( context, messages, page ),
		...others.map( ( text ): Problem => ( { text } ) ),
	];

	useEffect( () => {
		if ( refusals > 0 ) {
			const first = definition.fields.find(
				( field ) => field.page === page && messages[ field.id ]
			);
			focusField( first ? markup.field( first.id ) : markup.place( 'summary' ) );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Only then, not when anything else changes.
	}, [ refusals ] );

	return (
		<Place at={ markup.place( 'summary' ) } asPrinted={ refusals === 0 }>
			{ problems.length ? (
				<Summary
					id={ key.replace( '-form-', '-summary-' ) }
					title={ definition.texts.summaryTitle }
					problems={ problems }
				/>
			) : null }
		</Place>
	);
};
