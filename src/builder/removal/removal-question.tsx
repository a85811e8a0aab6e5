import { Modal } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, _n } from '@wordpress/i18n';
import { DialogActions } from '../dialog-actions';
import { formDraft } from '../store';

/** Dialog that asks whether to remove questions that other parts of the form depend on, and lists those parts. */
export const RemovalQuestion = () => {
	const removal = useSelect( ( select ) => select( formDraft ).getRemoval(), [] );
	const { closeRemoval } = useDispatch( formDraft );
	if ( removal === null ) {
		return null;
	}
	const { count, dependents, proceed } = removal;
	const close = () => void closeRemoval();
	const confirm = () => {
		close();
		proceed();
	};
	return (
		<Modal
			title={ _n( 'Delete this question?', 'Delete these questions?', count, 'atoll' ) }
			size="medium"
			focusOnMount="firstContentElement"
			onRequestClose={ close }
		>
			<p>{ __( 'This would no longer work as it is meant:', 'atoll' ) }</p>
			<ul className="atoll-builder-dependents">
				{ dependents.map( ( one ) => (
					<li key={ one }>{ one }</li>
				) ) }
			</ul>
			<p>{ __( 'Undo brings back what you delete.', 'atoll' ) }</p>
			<DialogActions
				confirm={ __( 'Delete', 'atoll' ) }
				onConfirm={ confirm }
				cancel={ __( 'Keep', 'atoll' ) }
				onCancel={ close }
				isDestructive
			/>
		</Modal>
	);
};
