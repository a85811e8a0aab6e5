import { useEffect, useRef, useState } from '@wordpress/element';
import type { Context } from '../../context';
import { isRouteBroken } from '../../sending/broken-route';
import { isBusy, isConflict, nameTab, onSave, save, saveNatively, type SaveResult } from './saving';

/**
 * Hook that saves the form when a save button is pressed, or on request.
 *
 * @param context
 * @return The result of the last save until it is closed, and whether its link was emailed; `start` saves again, by the
 *         browser's own post if the route seems to be broken.
 */
export const useSave = ( context: Context ) => {
	const [ result, setResult ] = useState< SaveResult >();
	const [ isMailed, setIsMailed ] = useState( false );
	const button = useRef< HTMLButtonElement >();
	/** Errors of consecutive saves that the route did not accept. */
	const failures = useRef< unknown[] >( [] );

	const close = () => setResult( undefined );
	const start = async ( pressedButton = button.current ) => {
		button.current = pressedButton;
		// The error message is removed, and the focus would be lost; the dialog returns the focus to the button.
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
