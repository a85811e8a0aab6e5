import { select } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { forms } from '@atoll/stores';
import { Failure, Place } from '../../../../ui';
import { withTimeout } from '../../../with-timeout';
import type { Context } from '../../context';
import { nextPage } from '../../pages/pages';
import { addGate } from '../../sending/gates';
import { useFormState } from '../../store/use-form-state';
import { fetchReview } from './fetch-review';
import { reviewPage } from './review-page';
import { useChangeButtons } from './use-change';
import { useReturnButtons, wasReviewed } from './use-return';

/** Milliseconds that the page waits for its answers before it shows without them. */
const TIMEOUT = 3000;

type ReviewState = 'printed' | 'loading' | 'failed' | { html: string };

/** Shows all answers to be checked, as they stand whenever their page shows. */
export const Review = ( { context }: { context: Context } ) => {
	const { definition, key, markup, phone, phoneUrl } = context;
	const { texts } = definition;
	const place = markup.place( 'review' );
	const { page, turns } = useFormState( context, [ 'page', 'turns' ] );
	const isShown = page === reviewPage( context );
	const [ review, setReview ] = useState< ReviewState >( 'printed' );
	/** Asked for, by the gate, for the page that shows next. */
	const isReady = useRef( !! place?.childElementCount );
	const requestCount = useRef( 0 );
	useChangeButtons( context, turns );
	useReturnButtons( context, isShown );

	const loadReview = async () => {
		const request = ( requestCount.current += 1 );
		const html = await fetchReview( context );
		// A late answer is ignored: the form's answers may have changed since.
		if ( request === requestCount.current ) {
			setReview( html === undefined ? 'failed' : { html } );
		}
	};

	useEffect(
		() =>
			addGate( markup.form, async ( intent ) => {
				const now = select( forms ).getForm( key );
				const leadsHere =
					nextPage( context, now.hidden, now.page ) === reviewPage( context );
				if ( intent === 'next' && ( leadsHere || wasReviewed( markup ) ) ) {
					isReady.current = true;
					await withTimeout( TIMEOUT, loadReview() ).catch( () =>
						setReview( 'loading' )
					);
				}
				return true;
			} ),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Of `ask` everything but the context stays as it is.
		[ context ]
	);

	const reload = () => {
		setReview( 'loading' );
		loadReview();
	};
	const retry = () => {
		// The button that was pressed goes away, and the focus would be lost.
		markup.heading( page )?.focus();
		reload();
	};
	useEffect( () => {
		if ( isShown && ! isReady.current ) {
			reload();
		}
		isReady.current = false;
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Whenever the page shows anew, and only then.
	}, [ isShown, turns ] );

	return (
		<Place at={ place } asPrinted={ review === 'printed' }>
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
