import { useEffect } from '@wordpress/element';
import { Place, Summary, type Problem } from '../../ui';
import type { Context } from './context';
import { focusField } from './focus';
import type { Control } from './markup';
import type { Found } from './verdicts';
import { useFormState } from './use-form-state';

/** What is to be mended on one page; on another nobody could see what is meant. */
const problemsOf = (
	{ definition: { fields, texts }, markup }: Context,
	{ inputs, messages }: Found,
	shown: number
): Problem[] => {
	const problem = ( label: string, message: string, control: Control | null | undefined ) => ( {
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
			const first = markup.rows( field.id )?.gaps()[ 0 ] ?? markup.controls( field.id )[ 0 ];
			return parts.length
				? parts
				: [ problem( field.label, messages[ field.id ] ?? '', first ) ];
		} );
};

/** What stopped the last submission; takes the person to the first field that must be mended. */
export const FormSummary = ( { context }: { context: Context } ) => {
	const { definition, key, markup } = context;
	const { page, refusals, summary } = useFormState( context, [ 'page', 'refusals', 'summary' ] );
	const { messages, others } = summary;
	const problems = [
		...problemsOf( context, summary, page ),
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
