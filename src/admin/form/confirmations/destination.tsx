import { Flex, RadioControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { FormField } from '../../../builder/fields/form-fields';
import { MessageWithTags, TextWithTags } from '../../../builder/merge-tags';
import type { Confirmation } from '../settings/types';
import { PagePicker } from './page-picker';

interface Props {
	confirmation: Confirmation;
	onChange: ( changes: Partial< Confirmation > ) => void;
	fields: FormField[];
}

/** What people see after they submit the form: a message in its place, or another page. */
export const Destination = ( { confirmation, fields, onChange }: Props ) => {
	const {
		message = '',
		pageId = '',
		queryString = '',
		type = 'message',
		url = '',
	} = confirmation;
	return (
		<Flex direction="column" gap={ 4 }>
			<RadioControl
				label={ __( 'After the form is sent', 'atoll' ) }
				selected={ type }
				options={ [
					{ value: 'message', label: __( 'Show a message in its place', 'atoll' ) },
					{ value: 'page', label: __( 'Go to a page of this site', 'atoll' ) },
					{ value: 'redirect', label: __( 'Go to another address', 'atoll' ) },
				] }
				onChange={ ( chosen ) => onChange( { type: chosen as Confirmation[ 'type' ] } ) }
			/>
			{ type === 'message' && (
				<MessageWithTags
					label={ __( 'Message', 'atoll' ) }
					help={ sprintf(
						/* translators: %s: what is said then. */
						__( 'Left empty: “%s”', 'atoll' ),
						window.atollFormEditor.texts.confirmation
					) }
					fields={ fields }
					value={ message }
					onChange={ ( value ) => onChange( { message: value } ) }
				/>
			) }
			{ type === 'page' && (
				<PagePicker
					value={ String( pageId || '' ) }
					onChange={ ( id ) => onChange( { pageId: id === '' ? '' : Number( id ) } ) }
				/>
			) }
			{ type === 'redirect' && (
				<TextControl
					__next40pxDefaultSize
					type="url"
					label={ __( 'Address', 'atoll' ) }
					help={ __(
						'A full address, or the part after your domain, such as /thank-you/.',
						'atoll'
					) }
					value={ url }
					placeholder="https://"
					onChange={ ( value ) => onChange( { url: value } ) }
				/>
			) }
			{ type !== 'message' && (
				<TextWithTags
					label={ __( 'Pass on with the address', 'atoll' ) }
					help={ __(
						'For a page that greets people or counts them, such as topic={Topic:3}. Do not pass on anything personal: addresses end up in browsers’ and servers’ histories.',
						'atoll'
					) }
					context="subject"
					fields={ fields }
					value={ queryString }
					onChange={ ( value ) => onChange( { queryString: value } ) }
				/>
			) }
		</Flex>
	);
};
