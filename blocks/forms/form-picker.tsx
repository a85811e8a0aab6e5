import { ComboboxControl, Notice, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { placeable, type FormChoice } from './form';
import type { Forms } from './use-forms';

interface Props {
	forms: Forms;
	/** The chosen form's number; 0 if there is none. */
	value: number;
	onChange( number: number ): void;
	help?: string;
	/** Whether the label is visible, for places where nothing else names the choice. */
	isLabelShown?: boolean;
}

const optionOf = ( { number, title, status }: FormChoice ) => ( {
	value: String( number ),
	label:
		status === 'publish'
			? title
			: // translators: %s: title of a form.
				sprintf( __( '%s (not published)', 'atoll' ), title ),
} );

const Note = ( { children }: { children: string } ) => (
	<Notice status="info" isDismissible={ false }>
		{ children }
	</Notice>
);

const PICKERS: { [ Status in Forms[ 'status' ] ]: ( props: Props ) => JSX.Element } = {
	loading: () => (
		<p className="atoll-form-picker__loading">
			<Spinner /> { __( 'Loading forms…', 'atoll' ) }
		</p>
	),
	forbidden: () => (
		<Note>
			{ __(
				'You are not allowed to choose forms. Ask someone who edits forms on this site.',
				'atoll'
			) }
		</Note>
	),
	failed: ( { forms } ) => (
		<Notice
			status="error"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'Try again', 'atoll' ),
					onClick: forms.retry,
				},
			] }
		>
			{ __( 'The list of forms could not be loaded.', 'atoll' ) }
		</Notice>
	),
	ready: Choices,
};

function Choices( { forms, value, onChange, help, isLabelShown = false }: Props ) {
	const choices = placeable( forms.list ?? [] );
	if ( choices.length === 0 ) {
		return (
			<Note>
				{ __(
					'There are no forms yet. A form can be chosen here as soon as there is one.',
					'atoll'
				) }
			</Note>
		);
	}
	return (
		<ComboboxControl
			__next40pxDefaultSize
			label={ __( 'Form', 'atoll' ) }
			hideLabelFromVision={ ! isLabelShown }
			help={ help }
			placeholder={ __( 'Search forms', 'atoll' ) }
			allowReset={ false }
			expandOnFocus
			value={ value ? String( value ) : null }
			options={ choices.map( optionOf ) }
			onChange={ ( number ) => onChange( Number( number ?? 0 ) ) }
		/>
	);
}

/** Chooses one of the site's forms, or explains why none can be chosen. */
export const FormPicker = ( props: Props ) => {
	const Picker = PICKERS[ props.forms.status ];
	return <Picker { ...props } />;
};
