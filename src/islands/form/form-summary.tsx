import { useEffect } from '@wordpress/element';
import { Place, Summary, type Problem } from '../../ui';
import type { Context } from './context';
import { focusField } from './focus';
import { problemsOf } from './problems';
import { useFormState } from './use-form-state';

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
