import { Flex } from '@wordpress/components';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { Limit } from './limit';
import { Login } from './login';
import { Schedule } from './schedule';

/** When, by whom and how often the form can be sent. */
export const OpeningPanel = () => (
	<PluginDocumentSettingPanel name="atoll-form-opening" title={ __( 'When and who', 'atoll' ) }>
		<Flex direction="column" gap={ 4 }>
			<Schedule />
			<Limit />
			<Login />
		</Flex>
	</PluginDocumentSettingPanel>
);
