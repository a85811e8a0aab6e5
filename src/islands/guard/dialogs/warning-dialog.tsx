import { useRef, useState } from '@wordpress/element';
import { Place } from '../../../ui';
import { useListener } from '../../use-listener';
import { part, type Markup } from './markup';
import { Note } from './note';
import { useSaid } from './use-said';
import { useTemplate } from './use-template';

interface Props {
	markup: Markup;
	/** Seconds until the session ends. */
	left: number;
	/** Whether the session goes on, and long enough not to ask again at once; null when nobody knows. */
	stay: () => Promise< boolean | null >;
	logOut: () => void;
}

const inMinutes = ( seconds: number ) =>
	`${ Math.floor( seconds / 60 ) }:${ String( seconds % 60 ).padStart( 2, '0' ) }`;

/** Asks whether somebody stays logged in. Escape means yes: who presses it is there. */
export const WarningDialog = ( { markup, left, stay, logOut }: Props ) => {
	const [ note, setNote ] = useState< string | null >( null );
	const isBusy = useRef( false );
	const extend = async () => {
		if ( isBusy.current ) {
			return;
		}
		isBusy.current = true;
		setNote( null );
		const stays = await stay();
		isBusy.current = false;
		if ( ! stays ) {
			setNote( stays === null ? 'failed' : 'longest' );
		}
	};
	const dialog = useTemplate( markup, 'warning', { onEscape: extend, focus: 'stay' } );
	const whole = Math.max( 0, Math.ceil( left ) );
	const said = useSaid( whole );
	const status = part( dialog, 'said' );
	useListener( part( dialog, 'stay' ), 'click', extend );
	useListener( part( dialog, 'log-out' ), 'click', logOut );

	return (
		<>
			<Place at={ part( dialog, 'left' ) }>
				<span>{ inMinutes( whole ) }</span>
			</Place>
			<Place at={ status }>
				{ said === null ? null : (
					<span>{ status.dataset.text!.replace( '{seconds}', String( said ) ) }</span>
				) }
			</Place>
			<Note dialog={ dialog } sentence={ note } />
		</>
	);
};
