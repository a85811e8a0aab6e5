import { __ } from '@wordpress/i18n';

/** The markup of php/Site/Notifications/NotificationMarkup, with texts for any site. */
export const Sample = () => (
	<ul className="atoll-notifications__list">
		<li className="atoll-notification atoll-notification--critical">
			<div className="atoll-notification__content">
				<p className="atoll-notification__label">{ __( 'Important', 'atoll' ) }</p>
				<p>{ __( 'Our phones are out of order. Please send us an email.', 'atoll' ) }</p>
			</div>
		</li>
		<li className="atoll-notification">
			<div className="atoll-notification__content">
				<p>{ __( 'Our office is closed on Friday.', 'atoll' ) }</p>
			</div>
		</li>
	</ul>
);
