import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FocusTarget } from '../../../builder/focus-target';
import { panelData } from '../../../builder/panel-data';
import { SettingProblems } from '../items/setting-problems';
import { useFormSetting } from '../settings/use-form-setting';
import { MessageSetting } from './message-setting';
import { ToggleSetting } from './toggle-setting';
import { WholeNumber } from './whole-number';

/** Maximum number of entries. */
export const Limit = () => {
	const [ isLimited = false ] = useFormSetting( 'limitEntries' );
	const [ count = '', setCount ] = useFormSetting( 'limitEntriesCount' );
	const [ period = '', setPeriod ] = useFormSetting( 'limitEntriesPeriod' );
	return (
		<>
			<ToggleSetting
				setting="limitEntries"
				label={ __( 'Limit the number of entries', 'atoll' ) }
			/>
			{ isLimited && (
				<>
					<FocusTarget setting="limitEntriesCount">
						<WholeNumber
							label={ __( 'Maximum number of entries', 'atoll' ) }
							help={ __( 'Spam and what is in the trash do not count.', 'atoll' ) }
							min={ 1 }
							value={ count }
							onChange={ setCount }
						/>
					</FocusTarget>
					<SettingProblems setting="limitEntriesCount" />
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Limit applies', 'atoll' ) }
						value={ period }
						options={ [
							{ value: '', label: __( 'In total', 'atoll' ) },
							{ value: 'day', label: __( 'Each day', 'atoll' ) },
							{ value: 'week', label: __( 'Each week', 'atoll' ) },
							{ value: 'month', label: __( 'Each month', 'atoll' ) },
							{ value: 'year', label: __( 'Each year', 'atoll' ) },
						] }
						onChange={ setPeriod }
					/>
					<MessageSetting
						setting="limitEntriesMessage"
						label={ __( 'Message when it is full', 'atoll' ) }
						defaultText={ panelData().closed.limit }
					/>
				</>
			) }
		</>
	);
};
