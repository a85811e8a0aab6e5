import type { Action } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import {
	cancelCircleFilled,
	download,
	inbox,
	lock,
	notAllowed,
	page,
	seen,
	starEmpty,
	starFilled,
	trash,
	undo,
	unlock,
	unseen,
} from '@wordpress/icons';
import type { EntryMarks, EntryStatus, EntryRow } from '../../../api';
import { ExportDialog } from '../export/dialog';
import type { ScreenData } from '../screen-data';
import { ConfirmDelete } from './confirm-delete';
import type { EntryActions } from './use-entry-actions';

type Eligible = ( entry: EntryRow ) => boolean;

const isActive: Eligible = ( { status } ) => status === 'active';
const isInactive: Eligible = ( { status } ) => status !== 'active';

/** What this person may do to entries, in the order of the menus; narrow screens offer for several what has an icon. */
export function actionsOf(
	{ can, export: endpoint, print }: ScreenData,
	{ mark, move, remove }: EntryActions
): Action< EntryRow >[] {
	const markAction = (
		id: string,
		label: string,
		icon: unknown,
		marks: EntryMarks,
		isEligible: Eligible,
		isPrimary = false
	): Action< EntryRow > => ( {
		id,
		label,
		icon,
		isPrimary,
		isEligible,
		supportsBulk: true,
		callback: ( items ) => void mark( items, marks ),
	} );
	const moveAction = (
		id: string,
		label: string,
		icon: unknown,
		to: EntryStatus,
		isEligible: Eligible
	): Action< EntryRow > => ( {
		id,
		label,
		icon,
		isEligible,
		supportsBulk: true,
		callback: ( items ) => void move( items, to ),
	} );
	const editActions: Action< EntryRow >[] = [
		markAction(
			'star',
			__( 'Star', 'atoll' ),
			starEmpty,
			{ starred: true },
			( { isStarred } ) => ! isStarred,
			true
		),
		markAction(
			'unstar',
			__( 'Take the star away', 'atoll' ),
			starFilled,
			{ starred: false },
			// Not beside the menu: its words would widen the column of all rows.
			( { isStarred } ) => isStarred
		),
		markAction(
			'read',
			__( 'Mark as read', 'atoll' ),
			seen,
			{ read: true },
			( { isRead } ) => ! isRead
		),
		markAction(
			'unread',
			__( 'Mark as unread', 'atoll' ),
			unseen,
			{ read: false },
			( { isRead } ) => isRead
		),
		markAction(
			'hold',
			__( 'Keep from deletion', 'atoll' ),
			lock,
			{ held: true },
			( { isHeld } ) => ! isHeld
		),
		markAction(
			'release',
			__( 'Allow deletion again', 'atoll' ),
			unlock,
			{ held: false },
			( { isHeld } ) => isHeld
		),
		moveAction( 'spam', __( 'Mark as spam', 'atoll' ), notAllowed, 'spam', isActive ),
		moveAction(
			'not-spam',
			__( 'Not spam', 'atoll' ),
			inbox,
			'active',
			( { status } ) => status === 'spam'
		),
		moveAction(
			'trash',
			__( 'Move to trash', 'atoll' ),
			trash,
			'trash',
			( { status } ) => status !== 'trash'
		),
		moveAction(
			'restore',
			__( 'Restore', 'atoll' ),
			undo,
			'active',
			( { status } ) => status === 'trash'
		),
	];
	const printActions: Action< EntryRow >[] = [
		{
			id: 'print',
			label: __( 'Print', 'atoll' ),
			icon: page,
			supportsBulk: true,
			callback: ( items ) =>
				void window.open( print + items.map( ( { id } ) => id ).join( ',' ), '_blank' ),
		},
	];
	const exportAction: Action< EntryRow > = {
		id: 'export',
		label: __( 'Export as CSV', 'atoll' ),
		icon: download,
		supportsBulk: true,
		modalHeader: __( 'Export entries', 'atoll' ),
		RenderModal: ( { items, closeModal } ) => (
			<ExportDialog
				query={ {
					ids: items.map( ( { id } ) => id ).join( ',' ),
					view: items[ 0 ]!.status === 'active' ? 'inbox' : items[ 0 ]!.status,
				} }
				form={
					items.every( ( { form } ) => form.number === items[ 0 ]!.form.number )
						? items[ 0 ]!.form.number
						: 0
				}
				count={ items.length }
				onClose={ () => closeModal?.() }
			/>
		),
	};
	const deleteAction: Action< EntryRow > = {
		id: 'delete',
		label: __( 'Delete permanently', 'atoll' ),
		icon: cancelCircleFilled,
		supportsBulk: true,
		isEligible: ( entry ) => isInactive( entry ) && ! entry.isHeld,
		modalHeader: __( 'Delete permanently?', 'atoll' ),
		RenderModal: ( props ) => <ConfirmDelete { ...props } remove={ remove } />,
	};
	return [
		...( can.edit ? editActions : [] ),
		...printActions,
		...( endpoint ? [ exportAction ] : [] ),
		...( can.delete ? [ deleteAction ] : [] ),
	];
}
