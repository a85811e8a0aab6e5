import { __ } from '@wordpress/i18n';
import { panelData } from '../../../builder/panel-data';
import { useFormSetting } from '../settings/use-form-setting';
import { MessageSetting } from './message-setting';
import { ToggleSetting } from './toggle-setting';

/** Whether people must log in, and may submit the form only once. */
export const Login = () => {
	const [ isLoginRequired = false ] = useFormSetting( 'requireLogin' );
	const [ isOncePerPerson = false ] = useFormSetting( 'limitPerUser' );
	return (
		<>
			<ToggleSetting
				setting="requireLogin"
				label={ __( 'Only for people who are logged in', 'atoll' ) }
				help={ __( 'Others see a message and a way to log in.', 'atoll' ) }
			/>
			{ isLoginRequired && (
				<MessageSetting
					setting="requireLoginMessage"
					label={ __( 'Message for people who are not logged in', 'atoll' ) }
					defaultText={ panelData().closed.login }
				/>
			) }
			<ToggleSetting
				setting="limitPerUser"
				label={ __( 'Once for each person', 'atoll' ) }
				help={ __(
					'Applies to people who are logged in. Other people cannot be told apart.',
					'atoll'
				) }
			/>
			{ isOncePerPerson && (
				<MessageSetting
					setting="limitPerUserMessage"
					label={ __( 'Message on a second visit', 'atoll' ) }
					defaultText={ panelData().closed.perUser }
				/>
			) }
		</>
	);
};
