import { select } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { forms } from '@atoll/stores';
import { withTimeout } from '../../../with-timeout';
import type { Context } from '../../context';
import { nextPage } from '../../pages/pages';
import { addGate } from '../../sending/gates';
import { fetchReview } from './fetch-review';
import { reviewPage } from './review-page';
import { wasReviewed } from './use-return-buttons';

/** Milliseconds that the page waits for the review before it is shown without it. */
const TIMEOUT = 3000;

type ReviewState = 'printed' | 'loading' | 'failed' | { html: string };

/**
 * Hook that loads the review as the server renders it, again whenever its page is shown. A gate requests it before the
 * page turns, so that the review is there with the page.
 *
 * @param context
 * @param isShown Whether the review's page is shown.
 * @param turns   How often a page was turned.
 * @return What to show in place of the review, and a function that requests it again.
 */
export const useReview = ( context: Context, isShown: boolean, turns: number ) => {
	const { key, markup } = context;
	const [ review, setReview ] = useState< ReviewState >( 'printed' );
	/** Whether the server has printed the review, or the gate has requested it, for the next time its page is shown. */
	const isReady = useRef( !! markup.place( 'review' )?.childElementCount );
	const requestCount = useRef( 0 );

	const loadReview = async () => {
		const request = ( requestCount.current += 1 );
		const html = await fetchReview( context );
		// A late response is ignored: the form's answers may have changed since.
		if ( request === requestCount.current ) {
			setReview( html === undefined ? 'failed' : { html } );
		}
	};
	const reload = () => {
		setReview( 'loading' );
		loadReview();
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
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Of `loadReview` everything but the context stays as it is.
		[ context ]
	);

	useEffect( () => {
		if ( isShown && ! isReady.current ) {
			reload();
		}
		isReady.current = false;
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Whenever the page shows anew, and only then.
	}, [ isShown, turns ] );

	return [ review, reload ] as const;
};
