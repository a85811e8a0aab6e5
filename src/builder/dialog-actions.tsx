import { Button, Flex } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	/** Label of the button that confirms, such as "Delete". */
	confirm?: string;
	/** Omitted if the dialog can only be closed. */
	onConfirm?: () => void;
	/** Label of the button that closes the dialog and changes nothing. */
	cancel?: string;
	/** Omitted if there is nothing left to cancel. */
	onCancel?: () => void;
	isDestructive?: boolean;
	isBusy?: boolean;
	disabled?: boolean;
}

/** Row of buttons at the end of a dialog: confirm and cancel. */
export const DialogActions = ( {
	confirm,
	onConfirm,
	cancel = __( 'Cancel', 'atoll' ),
	onCancel,
	isDestructive,
	isBusy = false,
	disabled = isBusy,
}: Props ) => (
	<Flex justify="flex-end" wrap>
		{ onCancel && (
			<Button __next40pxDefaultSize variant="tertiary" onClick={ onCancel }>
				{ cancel }
			</Button>
		) }
		{ onConfirm && (
			<Button
				__next40pxDefaultSize
				variant="primary"
				isDestructive={ isDestructive }
				isBusy={ isBusy }
				disabled={ disabled }
				accessibleWhenDisabled
				onClick={ onConfirm }
			>
				{ confirm }
			</Button>
		) }
	</Flex>
);
