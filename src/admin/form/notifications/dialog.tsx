import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormField } from '../../../builder/fields/form-fields';
import { MessageWithTags, TextWithTags } from '../../../builder/merge-tags';
import { Condition } from '../items/condition';
import { ItemDialog } from '../items/item-dialog';
import { NameControl } from '../items/name-control';
import { SettingProblems } from '../items/setting-problems';
import type { Notification } from '../settings/types';
import { useDebouncedValue } from '../settings/use-debounced-value';
import { Details } from './details';
import { Recipients } from './recipients';
import { TestButton } from './test-button';

interface Props {
	notification: Notification;
	onChange: ( notification: Notification ) => void;
	onClose: () => void;
	fields: FormField[];
}

/** Dialog for one notification: its recipients, its text and its condition. */
export const NotificationDialog = ( { fields, notification, onChange, onClose }: Props ) => {
	const [ edited, setEdited ] = useDebouncedValue( notification, onChange );
	const change = ( changes: Partial< Notification > ) => setEdited( { ...edited, ...changes } );
	const parts = { notification: edited, onChange: change, fields };

	return (
		<ItemDialog
			title={ __( 'Notification', 'atoll' ) }
			onClose={ onClose }
			actions={ <TestButton notification={ edited } /> }
		>
			<SettingProblems setting={ `notifications.${ edited.id }` } />
			{ edited.isActive === false && (
				<Notice status="info" isDismissible={ false }>
					{ __( 'This notification is switched off: nobody gets it.', 'atoll' ) }
				</Notice>
			) }
			<NameControl name={ edited.name } onChange={ ( name ) => change( { name } ) } />
			<Recipients { ...parts } />
			<TextWithTags
				label={ __( 'Subject', 'atoll' ) }
				context="subject"
				fields={ fields }
				value={ edited.subject ?? '' }
				placeholder="{form_title}"
				onChange={ ( subject ) => change( { subject } ) }
			/>
			<MessageWithTags
				label={ __( 'Message', 'atoll' ) }
				help={ __(
					'An empty line begins a new paragraph. {all_fields} stands for all questions and answers.',
					'atoll'
				) }
				fields={ fields }
				value={ edited.message ?? '' }
				placeholder="{all_fields:admin}"
				onChange={ ( message ) => change( { message } ) }
			/>
			<Details { ...parts } />
			<Condition
				help={ __( 'Without one, it is sent for every entry.', 'atoll' ) }
				subject={ __( 'this notification', 'atoll' ) }
				verbs={ {
					show: __( 'Send', 'atoll' ),
					hide: __( 'Do not send', 'atoll' ),
				} }
				fields={ fields }
				value={ edited.conditionalLogic }
				onChange={ ( conditionalLogic ) => change( { conditionalLogic } ) }
			/>
		</ItemDialog>
	);
};
