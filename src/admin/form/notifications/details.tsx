import { Flex, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormField } from '../../../builder/fields/form-fields';
import { TextWithTags } from '../../../builder/merge-tags';
import type { Notification } from '../settings/types';

interface Props {
	notification: Notification;
	onChange: ( changes: Partial< Notification > ) => void;
	fields: FormField[];
}

/** Settings that most notifications do not need: sender, reply address and copies. */
export const Details = ( { fields, notification, onChange }: Props ) => {
	const { bcc = '', cc = '', fromName = '', replyTo = '' } = notification;
	return (
		<PanelBody
			title={ __( 'Sender, replies and copies', 'atoll' ) }
			initialOpen={ Boolean( fromName || replyTo || cc || bcc ) }
		>
			<Flex direction="column" gap={ 4 }>
				<TextWithTags
					label={ __( 'Sender’s name', 'atoll' ) }
					help={ __(
						'If you leave this empty, it is the name of the site. The sender’s address is always the site’s own, so that mailboxes trust it.',
						'atoll'
					) }
					context="subject"
					fields={ fields }
					value={ fromName }
					onChange={ ( value ) => onChange( { fromName: value } ) }
				/>
				<TextWithTags
					label={ __( 'Reply to', 'atoll' ) }
					help={ __(
						'Where a reply goes. For emails to your office: the answer that holds the client’s address.',
						'atoll'
					) }
					context="address"
					fields={ fields }
					value={ replyTo }
					onChange={ ( value ) => onChange( { replyTo: value } ) }
				/>
				<TextWithTags
					label={ __( 'Copy to (CC)', 'atoll' ) }
					help={ __( 'Everyone who gets the email sees these addresses.', 'atoll' ) }
					context="address"
					fields={ fields }
					value={ cc }
					onChange={ ( value ) => onChange( { cc: value } ) }
				/>
				<TextWithTags
					label={ __( 'Blind copy to (BCC)', 'atoll' ) }
					help={ __( 'Nobody else sees these addresses.', 'atoll' ) }
					context="address"
					fields={ fields }
					value={ bcc }
					onChange={ ( value ) => onChange( { bcc: value } ) }
				/>
			</Flex>
		</PanelBody>
	);
};
