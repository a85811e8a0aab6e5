import { Flex } from '@wordpress/components';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { ToggleSetting } from './toggle-setting';

/** Panel for what people can do with their answers besides submitting them. */
export const SavingPanel = () => (
	<PluginDocumentSettingPanel name="atoll-form-saving" title={ __( 'Saving', 'atoll' ) }>
		<Flex direction="column" gap={ 4 }>
			<ToggleSetting
				setting="save"
				label={ __( 'Save and continue later', 'atoll' ) }
				help={ __(
					'People can put the form aside and get a link that opens it for 30 days, on any computer.',
					'atoll'
				) }
			/>
			<ToggleSetting
				setting="entrySave"
				label={ __( 'Change answers after sending', 'atoll' ) }
				help={ __(
					'Clients who are logged in can open what they have sent and change it. You see the latest answers.',
					'atoll'
				) }
			/>
			<ToggleSetting
				setting="csvDownload"
				label={ __( 'Download the answers', 'atoll' ) }
				help={ __(
					'A button gives people their own answers as a file for spreadsheets (CSV).',
					'atoll'
				) }
			/>
		</Flex>
	</PluginDocumentSettingPanel>
);
