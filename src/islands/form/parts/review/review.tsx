import { select } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { forms } from '@atoll/stores';
import { Failure, Place } from '../../../../ui';
import type { Context } from '../../context';
import { addGate } from '../../sending/gates';
import { nextPage } from '../../pages/pages';
import { useFormState } from '../../store/use-form-state';
import { withTimeout } from '../../../with-timeout';
import { askForReview } from './ask';
import { reviewPage } from './review-page';
import { useChange } from './use-change';
import { useReturn, wasReviewed } from './use-return';

/** Milliseconds that the page waits for its answers before it shows without them. */
const PATIENCE = 3000;

type Shown = 'printed' | 'asked' | 'failed' | { html: string };

/** Shows all answers to be checked, as they stand whenever their page shows. */
export const Review = ( { context }: { context: Context } ) => {
	const { definition, key, markup, phone, phoneUrl } = context;
	const { texts } = definition;
	const place = markup.place( 'review' );
	const { page, turns } = useFormState( context, [ 'page', 'turns' ] );
	const isShown = page === reviewPage( context );
	const [ shown, setShown ] = useState< Shown >( 'printed' );
	/** Asked for, by the gate, for the page that shows next. */
	const isReady = useRef( !! place?.childElementCount );
	const asked = useRef( 0 );
	useChange( context );
	useReturn( context, isShown );

	const ask = async () => {
		const mine = ( asked.current += 1 );
		const html = await askForReview( context );
		// What comes late is of answers that may be others by now.
		if ( mine === asked.current ) {
			setShown( html === undefined ? 'failed' : { html } );
		}
	};

	useEffect(
		() =>
			addGate( markup.form, async ( intent ) => {
				const now = select( forms ).getForm( key );
				const leadsHere =
					nextPage( context, now.hidden, now.page ) === reviewPage( context );
				if ( intent === 'next' && ( leadsHere || wasReviewed( markup.form ) ) ) {
					isReady.current = true;
					await withTimeout( PATIENCE, ask() ).catch( () => setShown( 'asked' ) );
				}
				return true;
			} ),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Of `ask` everything but the context stays as it is.
		[ context ]
	);

	const begin = () => {
		setShown( 'asked' );
		ask();
	};
	const retry = () => {
		// What was pressed goes, and the focus would go with it.
		markup.heading( page )?.focus();
		begin();
	};
	useEffect( () => {
		if ( isShown && ! isReady.current ) {
			begin();
		}
		isReady.current = false;
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Whenever the page shows anew, and only then.
	}, [ isShown, turns ] );

	return (
		<Place at={ place } asPrinted={ shown === 'printed' }>
			<div>
				{ shown === 'asked' && <p className="atoll-review__none">{ texts.turning }</p> }
				{ shown === 'failed' && (
					<Failure
						text={ texts.reviewFailed }
						phone={ phone }
						phoneUrl={ phoneUrl }
						retry={ texts.retry }
						onRetry={ retry }
					/>
				) }
				{ typeof shown === 'object' && (
					<div dangerouslySetInnerHTML={ { __html: shown.html } } />
				) }
			</div>
		</Place>
	);
};
