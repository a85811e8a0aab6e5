import { Button } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { sendTestMail } from '../../../api/admin/send-test-mail';
import { formOnScreen, unsavedForm } from '../../../builder/form-on-screen';
import type { Notification } from '../settings/types';

/** Button that sends the current notification to the editor as a test, and shows the result. */
export const TestButton = ( { notification }: { notification: Notification } ) => {
	const { select } = useRegistry();
	const [ isSending, setSending ] = useState( false );
	const [ message, setMessage ] = useState( '' );

	const send = async () => {
		setSending( true );
		setMessage( '' );
		try {
			const to = await sendTestMail( {
				...unsavedForm( formOnScreen( select ) ),
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
