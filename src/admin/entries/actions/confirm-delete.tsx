import type { RenderModalProps } from '@wordpress/dataviews';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { EntryRow } from '../../../api/admin/entries';
import { DialogActions } from '../../../builder/dialog-actions';
import type { EntryActions } from './use-entry-actions';

/** Dialog that asks for confirmation before entries are deleted permanently. */
export function ConfirmDelete( {
	items,
	closeModal,
	remove,
}: RenderModalProps< EntryRow > & Pick< EntryActions, 'remove' > ) {
	const [ isBusy, setBusy ] = useState( false );
	const confirm = async () => {
		setBusy( true );
		await remove( items );
		closeModal?.();
	};
	return (
		<div className="atoll-dialog">
			<p>
				{ sprintf(
					/* translators: %d: number of entries. */
					_n(
						'%d entry will be deleted for good, with its files, notes, history and emails. This cannot be undone.',
						'%d entries will be deleted for good, with their files, notes, history and emails. This cannot be undone.',
						items.length,
						'atoll'
					),
					items.length
				) }
			</p>
			<DialogActions
				confirm={ __( 'Delete permanently', 'atoll' ) }
				onConfirm={ confirm }
				onCancel={ closeModal }
				isDestructive
				isBusy={ isBusy }
			/>
		</div>
	);
}
