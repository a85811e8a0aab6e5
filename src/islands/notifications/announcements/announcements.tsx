import { createPortal, useEffect, useState } from '@wordpress/element';
import type { Notification } from '../notification';

/** Milliseconds until an announced text is removed, so that nobody meets it twice when reading through the page. */
const DURATION = 5000;

const AnnouncementText = ( { element }: Notification ) => {
	const [ isOver, setOver ] = useState( false );
	useEffect( () => {
		const timer = setTimeout( () => setOver( true ), DURATION );
		return () => clearTimeout( timer );
	}, [] );
	return isOver ? null : (
		<p>{ element.querySelector( '.atoll-notification__content' )!.textContent }</p>
	);
};

interface Props {
	at: HTMLElement;
	/** The notifications in order of arrival. */
	toAnnounce: Notification[];
}

/**
 * Announces notifications to assistive technology, critical ones at once. The live regions exist a while before the
 * first text. Texts are added, never replaced, so that a notification that follows within half a second does not cut
 * off the one before it.
 */
export const Announcements = ( { at, toAnnounce }: Props ) =>
	createPortal(
		<>
			{ [ false, true ].map( ( isCritical ) => (
				<div
					key={ String( isCritical ) }
					className="atoll-notifications__told"
					aria-live={ isCritical ? 'assertive' : 'polite' }
				>
					{ toAnnounce
						.filter( ( one ) => one.isCritical === isCritical )
						.map( ( one ) => (
							<AnnouncementText key={ one.id } { ...one } />
						) ) }
				</div>
			) ) }
		</>,
		at
	);
