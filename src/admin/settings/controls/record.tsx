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

/** One of the site's posts of a type, found by its title. */
const record =
	( type: string, placeholder: () => string ) =>
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
		return (
			<ComboboxControl
				__next40pxDefaultSize
				label={ setting.title }
				help={ setting.description }
				placeholder={ hasResolved ? placeholder() : __( 'Loading…', 'atoll' ) }
				expandOnFocus
				allowReset
				value={ numberOf( value ) > 0 ? String( value ) : null }
				options={ options }
				onChange={ ( chosen ) => onChange( Number( chosen ?? 0 ) ) }
			/>
		);
	};

export const PageChoice = record( 'page', () => __( 'Choose a page', 'atoll' ) );
export const FormChoice = record( 'atoll_form', () => __( 'Choose a form', 'atoll' ) );
