import { Flex } from '@wordpress/components';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { useFormSetting } from '../settings/use-form-setting';
import { ToggleSetting } from './toggle-setting';
import { WholeNumber } from './whole-number';

/** Panel for how long entries are kept, and whether they store the sender's IP address. */
export const PrivacyPanel = () => {
	const [ days = '', set ] = useFormSetting( 'retentionDays' );
	return (
		<PluginDocumentSettingPanel name="atoll-form-privacy" title={ __( 'Privacy', 'atoll' ) }>
			<Flex direction="column" gap={ 4 }>
				<WholeNumber
					label={ __( 'Delete entries after this many days', 'atoll' ) }
					help={ __(
						'Their files, notes and emails are deleted too. Enter 0 to keep entries until someone deletes them. If you leave this empty, they are also kept, and Site Health reminds you to decide.',
						'atoll'
					) }
					min={ 0 }
					value={ days }
					onChange={ ( value ) => set( typeof value === 'number' ? value : undefined ) }
				/>
				<ToggleSetting
					setting="holdEntries"
					label={ __( 'Delete nothing for now', 'atoll' ) }
					help={ __(
						'While a dispute or an audit needs them: nothing of this form is deleted by its age.',
						'atoll'
					) }
				/>
				<ToggleSetting
					setting="preventIP"
					label={ __( 'Do not store IP addresses', 'atoll' ) }
					help={ __(
						'For entries that are sent from now on. The limits that keep bots out work all the same.',
						'atoll'
					) }
				/>
			</Flex>
		</PluginDocumentSettingPanel>
	);
};
