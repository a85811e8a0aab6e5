import { Button, Flex, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useFormFields } from '../../../builder/fields/use-form-fields';
import { FormPanel } from '../../../builder/form-panel';
import { ItemRow } from '../items/item-row';
import { useItems } from '../items/use-items';
import { useFormSetting } from '../settings/use-form-setting';
import { NotificationDialog } from './dialog';
import { newNotification, standardNotification } from './new';
import { summaryOf } from './summary';

/** Mail that did not arrive, as it was when the editor was opened. */
const Failures = () => {
	const { failedMails } = window.atollFormPanels;
	return failedMails > 0 ? (
		<Notice status="warning" isDismissible={ false }>
			{ sprintf(
				/* translators: %d: number of mails. */
				_n(
					'%d mail could not be sent this week. Its entry shows why.',
					'%d mails could not be sent this week. Their entries show why.',
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
	const items = useItems( notifications, set );

	return (
		<>
			<Flex direction="column" gap={ 3 }>
				<Failures />
				{ notifications.length === 0 && (
					<p>
						{ sprintf(
							/* translators: %s: an email address. */
							__(
								'While there is none, each entry is mailed to the site’s owner, %s.',
								'atoll'
							),
							window.atollFormPanels.adminEmail
						) }
					</p>
				) }
				<ul className="atoll-form-items">
					{ notifications.map( ( notification ) => (
						<ItemRow
							key={ notification.id }
							list="notifications"
							item={ notification }
							summary={ summaryOf( notification, fields ) }
							onOpen={ () => items.open( notification.id ) }
							onToggle={ ( isActive ) =>
								items.change( { ...notification, isActive } )
							}
							actions={ [
								{
									title: __( 'Edit', 'atoll' ),
									onClick: () => items.open( notification.id ),
								},
								{
									title: __( 'Duplicate', 'atoll' ),
									onClick: () => items.duplicate( notification ),
								},
								{
									title: __( 'Delete', 'atoll' ),
									onClick: () => items.remove( notification ),
								},
							] }
						/>
					) ) }
				</ul>
				<Button
					__next40pxDefaultSize
					ref={ items.addButton }
					variant="secondary"
					className="atoll-form-add"
					onClick={ () =>
						items.add(
							notifications.length === 0
								? standardNotification( fields )
								: newNotification( fields )
						)
					}
				>
					{ __( 'Add a notification', 'atoll' ) }
				</Button>
			</Flex>
			{ items.opened && (
				<NotificationDialog
					key={ items.opened.id }
					notification={ items.opened }
					fields={ fields }
					onChange={ items.change }
					onClose={ items.close }
				/>
			) }
		</>
	);
};

const SETTINGS = [ 'notifications' ];

/** Who is told by mail that somebody sent the form. */
export const NotificationsPanel = () => (
	<FormPanel
		name="atoll-form-notifications"
		title={ __( 'Notifications', 'atoll' ) }
		settings={ SETTINGS }
	>
		<Notifications />
	</FormPanel>
);
