import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { SchedulePanel } from './schedule-panel';
import { TargetsControl } from './targets-control';
import { TypeControl } from './type-control';

/** Beside a notification's content: what kind it is, when it is on and where. */
export const Panels = () => (
	<>
		<PluginDocumentSettingPanel name="atoll-notification-type" title={ __( 'Type', 'atoll' ) }>
			<TypeControl />
		</PluginDocumentSettingPanel>
		<PluginDocumentSettingPanel
			name="atoll-notification-schedule"
			title={ __( 'When', 'atoll' ) }
		>
			<SchedulePanel />
		</PluginDocumentSettingPanel>
		<PluginDocumentSettingPanel
			name="atoll-notification-targets"
			title={ __( 'Where', 'atoll' ) }
		>
			<TargetsControl />
		</PluginDocumentSettingPanel>
	</>
);
