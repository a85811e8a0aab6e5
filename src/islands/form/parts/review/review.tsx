import { Failure, Place } from '../../../../ui';
import type { Context } from '../../context';
import { useFormState } from '../../store/use-form-state';
import { reviewPage } from './review-page';
import { useChangeButtons } from './use-change-buttons';
import { useReturnButtons } from './use-return-buttons';
import { useReview } from './use-review';

/** A review of all answers, up to date whenever its page is shown. */
export const Review = ( { context }: { context: Context } ) => {
	const { definition, markup, phone, phoneUrl } = context;
	const { texts } = definition;
	const { page, turns } = useFormState( context, [ 'page', 'turns' ] );
	const isShown = page === reviewPage( context );
	useChangeButtons( context, turns );
	useReturnButtons( context, isShown );
	const [ review, reload ] = useReview( context, isShown, turns );

	const retry = () => {
		// The pressed button is removed, and the focus would be lost.
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
