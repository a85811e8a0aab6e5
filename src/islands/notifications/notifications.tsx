import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { notifications } from '@atoll/stores';
import { SECTION } from '../../browser/notifications/printed';
import { Announcements } from './announcements/announcements';
import { useAnnouncement } from './announcements/use-announcement';
import { useDismissal } from './closing/use-dismissal';
import { useOrigin } from './closing/use-origin';
import { Item } from './item';
import { dueIn } from './notification';
import { usePosition } from './position/use-position';
import { useRoom } from './position/use-room';
import { useLiveList } from './turns/use-live-list';
import { useTurns } from './turns/use-turns';

interface Props {
	element: HTMLElement;
	/** The site's path on its host, which the keys of closed notifications include. */
	path: string;
}

/**
 * Makes a stack of the server's list of notifications, shown one after another (spec 2, 4, 9).
 *
 * It renders a button in each notification, and live regions. It listens to presses, Escape, swipes and the focus in
 * notifications, to movement below them, and to the page being restored. Its store holds which notifications are shown
 * and which were closed.
 */
export const Notifications = ( { element, path }: Props ) => {
	const [ due ] = useState( () => dueIn( element ) );
	const section = element.querySelector< HTMLElement >( SECTION )!;
	const list = section.querySelector( 'ul' )!;
	const ids = useSelect( ( select ) => select( notifications ).getShown(), [] );
	const shown = due.filter( ( { id } ) => ids.includes( id ) );

	const dismiss = useDismissal( path );
	const origin = useOrigin( element );
	const toAnnounce = useAnnouncement( shown, path );
	useLiveList( section );
	useTurns( due );
	useRoom( list );
	usePosition( list, ids );

	return (
		<>
			<Announcements at={ element } toAnnounce={ toAnnounce } />
			{ due.map( ( one ) => (
				<Item
					key={ one.id }
					notification={ one }
					isShown={ shown.includes( one ) }
					onDismiss={ dismiss }
					origin={ origin }
				/>
			) ) }
		</>
	);
};
