import { Flex, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { MomentControl } from '../moment-control';
import { timeZone } from '../time-zone';
import { useField } from './fields';
import { isExpired } from './is-expired';

declare global {
	interface Window {
		/** Printed by php/Site/Notifications/NotificationEditor.php. */
		atollNotification: { emptySchedule: string };
	}
}

/** Panel for the start and end of a site notice. */
export const SchedulePanel = () => {
	const [ schedule, set ] = useField( 'schedule' );
	if ( ! schedule ) {
		return null;
	}
	const { starts, ends } = schedule;
	const isEmpty = starts !== null && ends !== null && ends <= starts;

	return (
		<Flex direction="column" gap={ 3 }>
			<MomentControl
				label={ __( 'Start', 'atoll' ) }
				none={ __( 'Once published', 'atoll' ) }
				value={ starts }
				onChange={ ( moment ) => set( { ...schedule, starts: moment } ) }
			/>
			<MomentControl
				label={ __( 'End', 'atoll' ) }
				none={ __( 'Never', 'atoll' ) }
				value={ ends }
				onChange={ ( moment ) => set( { ...schedule, ends: moment } ) }
			/>
			{ isEmpty && (
				<Notice status="warning" isDismissible={ false }>
					{ window.atollNotification.emptySchedule }
				</Notice>
			) }
			{ ! isEmpty && isExpired( schedule ) && (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'This notice is over: visitors do not see it.', 'atoll' ) }
				</Notice>
			) }
			<p className="components-base-control__help">
				{ sprintf(
					/* translators: %s: a time zone, such as Australia/Sydney. */
					__(
						'Times are those of %s. During the day before its start a notice is in the code of pages, hidden, so that pages kept in a cache show it on time.',
						'atoll'
					),
					timeZone()
				) }
			</p>
		</Flex>
	);
};
