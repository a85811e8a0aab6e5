import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ExportDialog, type ExportDialogProps } from './dialog';

/** Button that opens the export of the listed entries, if there are any. */
export function ExportButton( props: Omit< ExportDialogProps, 'onClose' > ) {
	const [ isOpen, setOpen ] = useState( false );
	const close = () => setOpen( false );
	return (
		<>
			{ props.count > 0 && (
				<Button __next40pxDefaultSize variant="secondary" onClick={ () => setOpen( true ) }>
					{ __( 'Export', 'atoll' ) }
				</Button>
			) }
			{ isOpen && (
				<Modal
					title={ __( 'Export entries', 'atoll' ) }
					size="medium"
					onRequestClose={ close }
				>
					<ExportDialog key={ props.form } { ...props } onClose={ close } />
				</Modal>
			) }
		</>
	);
}
