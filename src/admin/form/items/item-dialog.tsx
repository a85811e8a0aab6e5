import { Button, Flex, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface Props {
	title: string;
	onClose: () => void;
	/** More buttons, at the end of the dialog. */
	actions?: ReactNode;
	children: ReactNode;
}

/** Dialog with more room than the sidebar. Changes become part of the form at once, and can be undone there. */
export const ItemDialog = ( { actions, children, onClose, title }: Props ) => (
	<Modal className="atoll-form-dialog" title={ title } size="large" onRequestClose={ onClose }>
		<Flex direction="column" gap={ 5 }>
			{ children }
		</Flex>
		<Flex className="atoll-form-dialog__foot" justify="space-between" wrap>
			<Flex gap={ 2 } justify="flex-start" wrap expanded={ false }>
				{ actions }
			</Flex>
			<Button __next40pxDefaultSize variant="primary" onClick={ onClose }>
				{ __( 'Done', 'atoll' ) }
			</Button>
		</Flex>
	</Modal>
);
