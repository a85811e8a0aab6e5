import type { Action } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { cancelCircleFilled, download, page } from '@wordpress/icons';
import type { EntryRow } from '../../../api/admin/entries';
import type { EntriesScreen } from '../../../contract/script-data/entries-screen';
import { ExportDialog } from '../export/dialog';
import { ConfirmDelete } from './confirm-delete';
import { editActions } from './edit-actions';
import type { EntryActions } from './use-entry-actions';

/** Returns the actions this person may use, in menu order; for bulk actions, narrow screens show those with icons. */
export function actionsOf(
	{ can, export: endpoint, print }: EntriesScreen,
	entryActions: EntryActions
): Action< EntryRow >[] {
	const printAction: Action< EntryRow > = {
		id: 'print',
		label: __( 'Print', 'atoll' ),
		icon: page,
		supportsBulk: true,
		callback: ( items ) =>
			void window.open( print + items.map( ( { id } ) => id ).join( ',' ), '_blank' ),
	};
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
		isEligible: ( { status, isHeld } ) => status !== 'active' && ! isHeld,
		modalHeader: __( 'Delete permanently?', 'atoll' ),
		RenderModal: ( props ) => <ConfirmDelete { ...props } remove={ entryActions.remove } />,
	};
	return [
		...( can.edit ? editActions( entryActions ) : [] ),
		printAction,
		...( endpoint ? [ exportAction ] : [] ),
		...( can.delete ? [ deleteAction ] : [] ),
	];
}
