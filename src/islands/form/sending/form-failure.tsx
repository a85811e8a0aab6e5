import { Failure, Place } from '../../../ui';
import type { Context } from '../context';
import { useFormState } from '../store/use-form-state';
import { failureText } from './failure-text';
import { retry } from './retry';

/** A message that sending failed, and why, with a button to try again. */
export const FormFailure = ( { context }: { context: Context } ) => {
	const { definition, markup, phone, phoneUrl } = context;
	const { failure } = useFormState( context, [ 'failure' ] );
	return (
		<Place at={ markup.place( 'failure' ) } asPrinted={ ! failure }>
			{ failure && (
				<Failure
					text={ failureText( failure, definition.texts ) }
					phone={ phone }
					phoneUrl={ phoneUrl }
					retry={ definition.texts.retry }
					onRetry={ () => retry( context ) }
				/>
			) }
		</Place>
	);
};
