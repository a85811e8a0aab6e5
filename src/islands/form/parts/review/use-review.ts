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

/** Milliseconds that the page waits for its answers before it shows without them. */
const TIMEOUT = 3000;

type ReviewState = 'printed' | 'loading' | 'failed' | { html: string };

/**
 * All answers as the server words them, anew whenever their page shows: the gate asks for them before it does, so that
 * they are there with it.
 *
 * @param context
 * @param isShown Whether their page shows.
 * @param turns   How often another page was turned to.
 * @return What to show in their place, and what asks for them once more.
 */
export const useReview = ( context: Context, isShown: boolean, turns: number ) => {
	const { key, markup } = context;
	const [ review, setReview ] = useState< ReviewState >( 'printed' );
	/** Asked for already, by the server or the gate, for the page that shows next. */
	const isReady = useRef( !! markup.place( 'review' )?.childElementCount );
	const requestCount = useRef( 0 );

	const loadReview = async () => {
		const request = ( requestCount.current += 1 );
		const html = await fetchReview( context );
		// A late answer is ignored: the form's answers may have changed since.
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
