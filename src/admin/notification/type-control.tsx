import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CRITICAL, DEFAULT, isCriticalType, useField } from './fields';

/** Control for the type: default or critical. */
export const TypeControl = () => {
	const [ acf, set ] = useField( 'acf' );
	return (
		<RadioControl
			label={ __( 'Type', 'atoll' ) }
			hideLabelFromVision
			selected={ isCriticalType( acf ) ? 'critical' : 'default' }
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
						'Marked “Important” and shown first. Screen readers say it straight away.',
						'atoll'
					),
				},
			] }
		/>
	);
};
