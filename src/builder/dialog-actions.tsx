import { Button, Flex } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	/** What the button that does it says, such as "Delete". */
	confirm?: string;
	/** Left out where there is nothing to do but to leave. */
	onConfirm?: () => void;
	/** What the button that leaves all as it is says. */
	cancel?: string;
	/** Left out where nothing is left to be called off. */
	onCancel?: () => void;
	isDestructive?: boolean;
	isBusy?: boolean;
	disabled?: boolean;
}

/** The foot of a dialog: whether something is to be done. */
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
