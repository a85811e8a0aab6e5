import { Flex, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useFormFields } from '../../../builder/fields/use-form-fields';
import { FormPanel } from '../../../builder/form-panel';
import { panelData } from '../../../builder/panel-data';
import { ItemList } from '../items/item-list';
import { useFormSetting } from '../settings/use-form-setting';
import { NotificationDialog } from './dialog';
import { newNotification, standardNotification } from './new';
import { summaryOf } from './summary';

/** Warning about mail that could not be sent, as of when the editor was opened. */
const Failures = () => {
	const { failedMails } = panelData();
	return failedMails > 0 ? (
		<Notice status="warning" isDismissible={ false }>
			{ sprintf(
				/* translators: %d: number of mails. */
				_n(
					'%d email could not be sent this week. Its entry shows why.',
					'%d emails could not be sent this week. Their entries show why.',
					failedMails,
					'atoll'
				),
				failedMails
			) }
		</Notice>
	) : null;
};

const Notifications = () => {
	const fields = useFormFields();
	const [ notifications = [], set ] = useFormSetting( 'notifications' );
	const isEmpty = notifications.length === 0;

	return (
		<Flex direction="column" gap={ 3 }>
			<Failures />
			{ isEmpty && (
				<p>
					{ sprintf(
						/* translators: %s: an email address. */
						__(
							'While there is none, each entry is emailed to the site’s owner, %s.',
							'atoll'
						),
						panelData().adminEmail
					) }
				</p>
			) }
			<ItemList
				list="notifications"
				items={ notifications }
				onChange={ set }
				summaryOf={ ( notification ) => summaryOf( notification, fields ) }
				addLabel={ __( 'Add a notification', 'atoll' ) }
				createItem={ () =>
					isEmpty ? standardNotification( fields ) : newNotification( fields )
				}
				renderDialog={ ( notification, answers ) => (
					<NotificationDialog
						{ ...answers }
						notification={ notification }
						fields={ fields }
					/>
				) }
			/>
		</Flex>
	);
};

const SETTINGS = [ 'notifications' ];

/** Panel with the notifications that are sent when the form is submitted. */
export const NotificationsPanel = () => (
	<FormPanel
		name="atoll-form-notifications"
		title={ __( 'Notifications', 'atoll' ) }
		settings={ SETTINGS }
	>
		<Notifications />
	</FormPanel>
);
