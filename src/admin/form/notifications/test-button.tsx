import { store as blockEditor } from '@wordpress/block-editor';
import { serialize } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { sendTestMail } from '../../../api/admin/send-test-mail';
import { formSettings } from '../../../builder/form-settings';
import { parseSettings } from '../../../builder/parse-settings';
import type { Notification } from '../settings/types';

/** Sends the notification as it is on the screen to whoever edits it, and says what became of it. */
export const TestButton = ( { notification }: { notification: Notification } ) => {
	const { select } = useRegistry();
	const [ isSending, setSending ] = useState( false );
	const [ message, setMessage ] = useState( '' );

	const send = async () => {
		const { getCurrentPostId, getEditedPostAttribute } = select( editor );
		setSending( true );
		setMessage( '' );
		try {
			const to = await sendTestMail( {
				id: Number( getCurrentPostId() ),
				title: String( getEditedPostAttribute( 'title' ) ?? '' ),
				content: serialize( select( blockEditor ).getBlocks() ),
				settings: parseSettings( formSettings( select ) ),
				notification,
			} );
			/* translators: %s: an email address. */
			setMessage( sprintf( __( 'A test is on its way to %s.', 'atoll' ), to ) );
		} catch ( thrown ) {
			setMessage( ( thrown as Error ).message );
		}
		setSending( false );
	};

	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isSending }
				disabled={ isSending }
				accessibleWhenDisabled
				onClick={ send }
			>
				{ __( 'Send a test to me', 'atoll' ) }
			</Button>
			<span role="status">{ message }</span>
		</>
	);
};
