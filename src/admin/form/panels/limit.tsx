import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FocusTarget } from '../../../builder/focus-target';
import { SettingProblems } from '../items/setting-problems';
import { useFormSetting } from '../settings/use-form-setting';
import { MessageSetting } from './message-setting';
import { ToggleSetting } from './toggle-setting';
import { WholeNumber } from './whole-number';

/** How many entries the form takes. */
export const Limit = () => {
	const [ isLimited = false ] = useFormSetting( 'limitEntries' );
	const [ count = '', setCount ] = useFormSetting( 'limitEntriesCount' );
	const [ period = '', setPeriod ] = useFormSetting( 'limitEntriesPeriod' );
	return (
		<>
			<ToggleSetting setting="limitEntries" label={ __( 'Only so many entries', 'atoll' ) } />
			{ isLimited && (
				<>
					<FocusTarget setting="limitEntriesCount">
						<WholeNumber
							label={ __( 'Most entries', 'atoll' ) }
							help={ __( 'Spam and what is in the trash do not count.', 'atoll' ) }
							min={ 1 }
							value={ count }
							onChange={ setCount }
						/>
					</FocusTarget>
					<SettingProblems setting="limitEntriesCount" />
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Counted', 'atoll' ) }
						value={ period }
						options={ [
							{ value: '', label: __( 'In all', 'atoll' ) },
							{ value: 'day', label: __( 'Each day', 'atoll' ) },
							{ value: 'week', label: __( 'Each week', 'atoll' ) },
							{ value: 'month', label: __( 'Each month', 'atoll' ) },
							{ value: 'year', label: __( 'Each year', 'atoll' ) },
						] }
						onChange={ setPeriod }
					/>
					<MessageSetting
						setting="limitEntriesMessage"
						label={ __( 'Said once it is full', 'atoll' ) }
						defaultText={ __(
							'This form is not taking any more answers at the moment.',
							'atoll'
						) }
					/>
				</>
			) }
		</>
	);
};
