import type { Action } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import {
	inbox,
	lock,
	notAllowed,
	seen,
	starEmpty,
	starFilled,
	trash,
	undo,
	unlock,
	unseen,
} from '@wordpress/icons';
import type { EntryRow } from '../../../api/admin/entries';
import { NotSpam } from './not-spam';
import type { EntryActions } from './use-entry-actions';

interface EditAction extends Pick<
	Action< EntryRow >,
	'id' | 'label' | 'icon' | 'isPrimary' | 'isEligible'
> {
	run: ( entries: EntryRow[] ) => unknown;
}

const atOnce = ( { run, ...action }: EditAction ): Action< EntryRow > => ( {
	...action,
	supportsBulk: true,
	callback: ( entries ) => void run( entries ),
} );

/** Returns the actions that mark entries, or move them between the inbox, spam and trash; all can be undone. */
export const editActions = ( { mark, move }: EntryActions ): Action< EntryRow >[] => {
	const marks: EditAction[] = [
		{
			id: 'star',
			label: __( 'Star', 'atoll' ),
			icon: starEmpty,
			isPrimary: true,
			isEligible: ( { isStarred } ) => ! isStarred,
			run: ( entries ) => mark( entries, { starred: true } ),
		},
		{
			// Not as a button beside the menu: its label would widen the column in all rows.
			id: 'unstar',
			label: __( 'Remove star', 'atoll' ),
			icon: starFilled,
			isEligible: ( { isStarred } ) => isStarred,
			run: ( entries ) => mark( entries, { starred: false } ),
		},
		{
			id: 'read',
			label: __( 'Mark as read', 'atoll' ),
			icon: seen,
			isEligible: ( { isRead } ) => ! isRead,
			run: ( entries ) => mark( entries, { read: true } ),
		},
		{
			id: 'unread',
			label: __( 'Mark as unread', 'atoll' ),
			icon: unseen,
			isEligible: ( { isRead } ) => isRead,
			run: ( entries ) => mark( entries, { read: false } ),
		},
		{
			id: 'hold',
			label: __( 'Keep from deletion', 'atoll' ),
			icon: lock,
			isEligible: ( { isHeld } ) => ! isHeld,
			run: ( entries ) => mark( entries, { held: true } ),
		},
		{
			id: 'release',
			label: __( 'Allow deletion', 'atoll' ),
			icon: unlock,
			isEligible: ( { isHeld } ) => isHeld,
			run: ( entries ) => mark( entries, { held: false } ),
		},
		{
			id: 'spam',
			label: __( 'Mark as spam', 'atoll' ),
			icon: notAllowed,
			isEligible: ( { status } ) => status === 'active',
			run: ( entries ) => move( entries, 'spam' ),
		},
	];
	const notSpam: Action< EntryRow > = {
		id: 'not-spam',
		label: __( 'Not spam', 'atoll' ),
		icon: inbox,
		supportsBulk: true,
		isEligible: ( { status } ) => status === 'spam',
		modalHeader: __( 'Not spam', 'atoll' ),
		RenderModal: ( props ) => <NotSpam { ...props } move={ move } />,
	};
	const moves: EditAction[] = [
		{
			id: 'trash',
			label: __( 'Move to trash', 'atoll' ),
			icon: trash,
			isEligible: ( { status } ) => status !== 'trash',
			run: ( entries ) => move( entries, 'trash' ),
		},
		{
			id: 'restore',
			label: __( 'Restore', 'atoll' ),
			icon: undo,
			isEligible: ( { status } ) => status === 'trash',
			run: ( entries ) => move( entries, 'active' ),
		},
	];
	return [ ...marks.map( atOnce ), notSpam, ...moves.map( atOnce ) ];
};
