import { CheckboxControl } from '@wordpress/components';
import type { RenderModalProps } from '@wordpress/dataviews';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { EntryRow } from '../../../api/admin/entries';
import { DialogActions } from '../../../builder/dialog-actions';
import type { EntryActions } from './use-entry-actions';

/** Dialog that asks whether to send the notifications of these entries now; those already sent are not repeated. */
export function NotSpam( {
	items,
	closeModal,
	move,
}: RenderModalProps< EntryRow > & Pick< EntryActions, 'move' > ) {
	const mayHoldMail = items.some( ( item ) => item.mayHoldMail );
	const [ sendsMail, setSendsMail ] = useState( mayHoldMail );
	const confirm = () => {
		closeModal?.();
		void move( items, 'active', sendsMail );
	};
	return (
		<div className="atoll-dialog">
			{ mayHoldMail ? (
				<CheckboxControl
					label={ __( 'Send the emails that were held back', 'atoll' ) }
					checked={ sendsMail }
					onChange={ setSendsMail }
				/>
			) : (
				<p>{ __( 'No emails are held back.', 'atoll' ) }</p>
			) }
			<DialogActions
				confirm={ __( 'Not spam', 'atoll' ) }
				onConfirm={ confirm }
				onCancel={ closeModal }
			/>
		</div>
	);
}
