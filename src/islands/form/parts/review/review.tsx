import { Failure, Place } from '../../../../ui';
import type { Context } from '../../context';
import { useFormState } from '../../store/use-form-state';
import { reviewPage } from './review-page';
import { useChangeButtons } from './use-change-buttons';
import { useReturnButtons } from './use-return-buttons';
import { useReview } from './use-review';

/** Shows all answers to be checked, as they stand whenever their page shows. */
export const Review = ( { context }: { context: Context } ) => {
	const { definition, markup, phone, phoneUrl } = context;
	const { texts } = definition;
	const { page, turns } = useFormState( context, [ 'page', 'turns' ] );
	const isShown = page === reviewPage( context );
	useChangeButtons( context, turns );
	useReturnButtons( context, isShown );
	const [ review, reload ] = useReview( context, isShown, turns );

	const retry = () => {
		// The button that was pressed goes away, and the focus would be lost.
		markup.heading( page )?.focus();
		reload();
	};

	return (
		<Place at={ markup.place( 'review' ) } asPrinted={ review === 'printed' }>
			<div>
				{ review === 'loading' && <p className="atoll-review__none">{ texts.turning }</p> }
				{ review === 'failed' && (
					<Failure
						text={ texts.reviewFailed }
						phone={ phone }
						phoneUrl={ phoneUrl }
						retry={ texts.retry }
						onRetry={ retry }
					/>
				) }
				{ typeof review === 'object' && (
					<div dangerouslySetInnerHTML={ { __html: review.html } } />
				) }
			</div>
		</Place>
	);
};
