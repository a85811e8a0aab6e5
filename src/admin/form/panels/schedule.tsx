import { __, sprintf } from '@wordpress/i18n';
import { FocusTarget } from '../../../builder/focus-target';
import { MomentControl } from '../../moment-control';
import { timeZone } from '../../time-zone';
import { SettingProblems } from '../items/setting-problems';
import { useFormSetting } from '../settings/use-form-setting';
import { MessageSetting } from './message-setting';
import { ToggleSetting } from './toggle-setting';

interface MomentProps {
	setting: 'scheduleStart' | 'scheduleEnd';
	label: string;
	none: string;
}

const Moment = ( { setting, ...control }: MomentProps ) => {
	const [ value, set ] = useFormSetting( setting );
	return (
		<FocusTarget setting={ setting }>
			<MomentControl
				{ ...control }
				value={ value || null }
				onChange={ ( moment ) => set( moment ?? undefined ) }
			/>
			<SettingProblems setting={ setting } />
		</FocusTarget>
	);
};

/** Start and end of the time in which the form can be submitted. */
export const Schedule = () => {
	const [ isScheduled = false ] = useFormSetting( 'scheduleForm' );
	return (
		<>
			<ToggleSetting
				setting="scheduleForm"
				label={ __( 'Only between certain dates', 'atoll' ) }
			/>
			{ isScheduled && (
				<>
					<Moment
						setting="scheduleStart"
						label={ __( 'Opens', 'atoll' ) }
						none={ __( 'Once published', 'atoll' ) }
					/>
					<Moment
						setting="scheduleEnd"
						label={ __( 'Closes', 'atoll' ) }
						none={ __( 'Never', 'atoll' ) }
					/>
					<p className="components-base-control__help">
						{ sprintf(
							/* translators: %s: a time zone, such as Australia/Sydney. */
							__(
								'Times are those of %s. Anyone still filling in the form when it closes is told so, and can copy the answers.',
								'atoll'
							),
							timeZone()
						) }
					</p>
					<MessageSetting
						setting="schedulePendingMessage"
						label={ __( 'Message before it opens', 'atoll' ) }
						defaultText={ __( 'This form opens on (day and time).', 'atoll' ) }
					/>
					<MessageSetting
						setting="scheduleMessage"
						label={ __( 'Message after it closes', 'atoll' ) }
						defaultText={ __( 'This form closed on (day and time).', 'atoll' ) }
					/>
				</>
			) }
		</>
	);
};
