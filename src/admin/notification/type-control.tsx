import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useField } from './fields';
import { useCanvasMark } from './use-canvas-mark';

const DEFAULT = 0;
const CRITICAL = 1;

/** Default or critical. The canvas shows it as visitors see it. */
export const TypeControl = () => {
	const [ acf, set ] = useField( 'acf' );
	const isCritical = acf !== undefined && acf.notificationsType !== DEFAULT;
	useCanvasMark( isCritical ? 'critical' : 'default' );

	return (
		<RadioControl
			label={ __( 'Type', 'atoll' ) }
			hideLabelFromVision
			selected={ isCritical ? 'critical' : 'default' }
			onChange={ ( type ) =>
				set( { notificationsType: type === 'critical' ? CRITICAL : DEFAULT } )
			}
			options={ [
				{
					value: 'default',
					label: __( 'Default', 'atoll' ),
					description: __(
						'Good to know. Screen readers say it when there is a pause.',
						'atoll'
					),
				},
				{
					value: 'critical',
					label: __( 'Critical', 'atoll' ),
					description: __(
						'Marked “Important” and shown first. Screen readers say it at once.',
						'atoll'
					),
				},
			] }
		/>
	);
};
