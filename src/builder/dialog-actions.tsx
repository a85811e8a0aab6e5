import { Button, Flex } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	/** What the button that does it says, such as "Delete". */
	confirm: string;
	onConfirm: () => void;
	/** What the button that leaves all as it is says. */
	cancel?: string;
	onCancel?: () => void;
	isDestructive?: boolean;
	isBusy?: boolean;
	disabled?: boolean;
}

/** The foot of a dialog that asks whether something is to be done. */
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
		<Button __next40pxDefaultSize variant="tertiary" onClick={ onCancel }>
			{ cancel }
		</Button>
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
	</Flex>
);
