import { useRef, useState } from '@wordpress/element';
import { Place } from '../../../ui';
import { useListener } from '../../use-listener';
import { part, type Markup } from './markup';
import { Note } from './note';
import { useAnnouncedSeconds } from './use-announced-seconds';
import { useTemplate } from './use-template';

interface Props {
	markup: Markup;
	/** Seconds until the session ends. */
	secondsLeft: number;
	/** Returns whether the session was extended far enough not to ask again at once; null if the server did not say. */
	extendSession: () => Promise< boolean | null >;
	logOut: () => void;
}

const formatMinutes = ( seconds: number ) =>
	`${ Math.floor( seconds / 60 ) }:${ String( seconds % 60 ).padStart( 2, '0' ) }`;

/** A dialog that asks whether a person stays logged in. Escape means yes, as it proves that the person is there. */
export const WarningDialog = ( { markup, secondsLeft, extendSession, logOut }: Props ) => {
	const [ sentence, setSentence ] = useState< string | null >( null );
	const isBusy = useRef( false );
	const extend = async () => {
		if ( isBusy.current ) {
			return;
		}
		isBusy.current = true;
		setSentence( null );
		const isExtended = await extendSession();
		isBusy.current = false;
		if ( ! isExtended ) {
			setSentence( isExtended === null ? 'failed' : 'longest' );
		}
	};
	const dialog = useTemplate( markup, 'warning', { onEscape: extend, focus: 'stay' } );
	const wholeSeconds = Math.max( 0, Math.ceil( secondsLeft ) );
	const announcedSeconds = useAnnouncedSeconds( wholeSeconds );
	const status = part( dialog, 'said' );
	useListener( part( dialog, 'stay' ), 'click', extend );
	useListener( part( dialog, 'log-out' ), 'click', logOut );

	return (
		<>
			<Place at={ part( dialog, 'left' ) }>
				<span>{ formatMinutes( wholeSeconds ) }</span>
			</Place>
			<Place at={ status }>
				<span>
					{ status.dataset.text!.replace( '{seconds}', String( announcedSeconds ) ) }
				</span>
			</Place>
			<Note dialog={ dialog } sentence={ sentence } />
		</>
	);
};
