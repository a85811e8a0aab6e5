import { Flex, RadioControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormField } from '../../../builder/fields/form-fields';
import { nameOf } from '../../../builder/logic/sources';
import { TextWithTags } from '../../../builder/merge-tags';
import type { Notification } from '../settings/types';
import { recipientChanges } from './new';
import { Routing } from './routing';
import { fieldOf } from './summary';

interface Props {
	notification: Notification;
	onChange: ( changes: Partial< Notification > ) => void;
	fields: FormField[];
}

/** Returns the questions for an email address, plus the chosen one even if it no longer exists or has changed. */
const optionsOf = ( fields: FormField[], chosen: string ) => {
	const emailFields = fields.filter( ( { isEmailAddress } ) => isEmailAddress );
	const options = emailFields.map( ( field ) => ( {
		value: String( field.id ),
		label: `${ nameOf( field ) } (${ field.id })`,
	} ) );
	return options.some( ( { value } ) => value === chosen )
		? options
		: [ { value: chosen, label: chosen || __( 'Choose…', 'atoll' ) }, ...options ];
};

/** Recipients of a notification. */
export const Recipients = ( { fields, notification, onChange }: Props ) => {
	const { routing = [], to = '', toType = 'email' } = notification;
	return (
		<Flex direction="column" gap={ 4 }>
			<RadioControl
				label={ __( 'Send to', 'atoll' ) }
				selected={ toType }
				options={ [
					{ value: 'email', label: __( 'These addresses', 'atoll' ) },
					{
						value: 'field',
						label: __( 'The address that was given in an answer', 'atoll' ),
					},
					{
						value: 'routing',
						label: __( 'Different people, depending on the answers', 'atoll' ),
					},
				] }
				onChange={ ( chosen ) =>
					onChange(
						recipientChanges( chosen as Notification[ 'toType' ], notification, fields )
					)
				}
			/>
			{ toType === 'email' && (
				<TextWithTags
					label={ __( 'Addresses', 'atoll' ) }
					help={ __(
						'Separate several with commas. {admin_email} is the address of the site’s owner.',
						'atoll'
					) }
					context="address"
					fields={ fields }
					value={ to }
					onChange={ ( addresses ) => onChange( { to: addresses } ) }
				/>
			) }
			{ toType === 'field' && (
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Question', 'atoll' ) }
					help={ __(
						'A question for an email address. Anyone who leaves it empty gets no email.',
						'atoll'
					) }
					value={ fieldOf( notification ) }
					options={ optionsOf( fields, fieldOf( notification ) ) }
					onChange={ ( toField ) => onChange( { toField } ) }
				/>
			) }
			{ toType === 'routing' && (
				<Routing
					rules={ routing }
					fields={ fields }
					onChange={ ( rules ) => onChange( { routing: rules } ) }
				/>
			) }
		</Flex>
	);
};
