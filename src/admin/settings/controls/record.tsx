import { ComboboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { usePublishedPages } from '../../use-published-pages';
import { screenData } from '../screen-data';
import { numberOf, type ControlProps } from './control';

interface Listed {
	/** Stored id of the post. */
	id: number;
	title: string;
}

const useForms = () => {
	const records = screenData()
		.forms.map( ( { number, title } ) => ( { id: number, title } ) )
		.sort( ( one, other ) => one.title.localeCompare( other.title ) );
	return { records, hasResolved: true };
};

const usePages = () => {
	const { pages, isResolving } = usePublishedPages();
	return { records: pages, hasResolved: ! isResolving };
};

interface Kind {
	useRecords: () => { records: Listed[] | null; hasResolved: boolean };
	placeholder: () => string;
	/** Returns the message for a chosen post that is not published. */
	goneMessage: () => string;
}

/** Creates a control for one of the site's posts of a type, found by title. */
const recordChoice =
	( { useRecords, placeholder, goneMessage }: Kind ) =>
	( { setting, value, onChange }: ControlProps ) => {
		const { records, hasResolved } = useRecords();
		const options = ( records ?? [] ).map( ( { id, title } ) => ( {
			value: String( id ),
			label: title || __( '(no title)', 'atoll' ),
		} ) );
		const chosen = numberOf( value ) > 0 ? String( numberOf( value ) ) : null;
		const isGone = records && chosen && ! options.some( ( option ) => option.value === chosen );
		return (
			<ComboboxControl
				__next40pxDefaultSize
				label={ setting.title }
				help={ isGone ? <strong>{ goneMessage() }</strong> : setting.description }
				placeholder={ hasResolved ? placeholder() : __( 'Loading…', 'atoll' ) }
				expandOnFocus
				allowReset
				value={ chosen }
				options={ options }
				onChange={ ( key ) => onChange( Number( key ?? 0 ) ) }
			/>
		);
	};

export const PageChoice = recordChoice( {
	useRecords: usePages,
	placeholder: () => __( 'Choose a page', 'atoll' ),
	goneMessage: () => __( 'The page that was chosen is not published any more.', 'atoll' ),
} );

export const FormChoice = recordChoice( {
	useRecords: useForms,
	placeholder: () => __( 'Choose a form', 'atoll' ),
	goneMessage: () =>
		__(
			'The form that was chosen is closed or in the trash, so visitors do not see this. Open it again, or choose another one.',
			'atoll'
		),
} );
