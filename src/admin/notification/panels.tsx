import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { ExpiredConfirmation } from './expired-confirmation';
import { isCriticalType, useField } from './fields';
import { SchedulePanel } from './schedule-panel';
import { TargetsControl } from './targets-control';
import { TypeControl } from './type-control';
import { useCanvasMark } from './use-canvas-mark';

/** Panels beside a site notice: its type, schedule and pages. The canvas shows it as visitors see it. */
export const Panels = () => {
	const [ acf ] = useField( 'acf' );
	useCanvasMark( isCriticalType( acf ) ? 'critical' : 'default' );

	return (
		<>
			<ExpiredConfirmation />
			<PluginDocumentSettingPanel
				name="atoll-notification-type"
				title={ __( 'Type', 'atoll' ) }
			>
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
};
