import { ComboboxControl } from '@wordpress/components';
import { useEntityRecords } from '@wordpress/core-data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { numberOf, type ControlProps } from './control';

interface Listed {
	id: number;
	/** Of a form; what is kept of a page is its id. */
	number?: number;
	title: { raw?: string; rendered: string };
}

const QUERY = { per_page: -1, orderby: 'title', order: 'asc', status: 'publish', context: 'edit' };

interface Kind {
	type: string;
	placeholder: () => string;
	/** What is said of one that is chosen and not published. */
	goneMessage: () => string;
}

/** One of the site's posts of a type, found by its title. */
const recordChoice =
	( { type, placeholder, goneMessage }: Kind ) =>
	( { setting, value, onChange }: ControlProps ) => {
		const { records, hasResolved } = useEntityRecords< Listed >( 'postType', type, QUERY );
		const options = useMemo(
			() =>
				( records ?? [] ).map( ( { id, number, title } ) => ( {
					value: String( number ?? id ),
					label: ( title.raw ?? title.rendered ) || __( '(no title)', 'atoll' ),
				} ) ),
			[ records ]
		);
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
	type: 'page',
	placeholder: () => __( 'Choose a page', 'atoll' ),
	goneMessage: () => __( 'The page that was chosen is not published any more.', 'atoll' ),
} );

export const FormChoice = recordChoice( {
	type: 'atoll_form',
	placeholder: () => __( 'Choose a form', 'atoll' ),
	goneMessage: () =>
		__(
			'The form that was chosen is closed or in the trash, so visitors do not see this. Open it again, or choose another one.',
			'atoll'
		),
} );
