import { Place, Summary, type Problem } from '../../../ui';
import type { Context } from '../context';
import { useFirstErrorFocus } from '../focus/use-first-error-focus';
import { useFormState } from '../store/use-form-state';
import { problemsOf } from './problems';

/** A list of the errors that stopped the last submission; moves the focus to the first invalid field. */
export const ErrorSummary = ( { context }: { context: Context } ) => {
	const { definition, key, markup } = context;
	const state = useFormState( context, [ 'page', 'refusals', 'summary' ] );
	const { page, refusals, summary } = state;
	const problems = [
		...problemsOf( context, summary, page ),
		...summary.others.map( ( text ): Problem => ( { text } ) ),
	];

	useFirstErrorFocus( context, state );

	return (
		<Place at={ markup.place( 'summary' ) } asPrinted={ refusals === 0 }>
			{ problems.length ? (
				<Summary
					// A new element each time, since screen readers do not announce an unchanged one.
					key={ refusals }
					id={ key.replace( '-form-', '-summary-' ) }
					title={ definition.texts.summaryTitle }
					problems={ problems }
				/>
			) : null }
		</Place>
	);
};
