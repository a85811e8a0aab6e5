import { useEffect, useRef, useState } from '@wordpress/element';
import type { Context } from '../../context';
import { isRouteBroken } from '../../sending/broken-route';
import { isBusy, isConflict, nameTab, onSave, save, saveNatively, type SaveResult } from './saving';

/**
 * Saves when a button for it is pressed, and once more when that is asked for.
 *
 * @param context
 * @return What came of it last, until it is closed, and whether its link was mailed then; `start` saves, by the
 *         browser where the route seems to be broken.
 */
export const useSave = ( context: Context ) => {
	const [ result, setResult ] = useState< SaveResult >();
	const [ isMailed, setIsMailed ] = useState( false );
	const button = useRef< HTMLButtonElement >();
	/** What was in the way of the saves in a row that the route did not take. */
	const failures = useRef< unknown[] >( [] );

	const close = () => setResult( undefined );
	const start = async ( pressedButton = button.current ) => {
		button.current = pressedButton;
		// The message of a failure goes away, and the focus would be lost; the dialog returns it to where it was.
		pressedButton?.focus();
		setIsMailed( false );
		if ( isBusy( context ) ) {
			return;
		}
		const failed = failures.current;
		const last = failed.at( -1 );
		if ( pressedButton && isRouteBroken( context, last, failed.length ) ) {
			close();
			if ( ! ( await saveNatively( context, pressedButton ) ) ) {
				setResult( { thrown: last } );
			}
			return;
		}
		const saved = await save( context );
		const thrown = saved?.thrown;
		failures.current = thrown && ! isConflict( thrown ) ? [ ...failed, thrown ] : [];
		if ( saved ) {
			setResult( saved );
		}
	};
	useEffect( () => nameTab( context ), [ context ] );
	// eslint-disable-next-line react-hooks/exhaustive-deps -- Of `start` everything but the context stays as it is.
	useEffect( () => onSave( context, start ), [ context ] );

	const closeAsMailed = () => {
		close();
		setIsMailed( true );
	};
	return { result, isMailed, start, close, closeAsMailed };
};
