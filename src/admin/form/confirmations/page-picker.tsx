import { ComboboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { usePublishedPages } from '../../use-published-pages';

interface Props {
	/** Id of the chosen page; empty for none. */
	value: string;
	onChange: ( id: string ) => void;
}

/** Select control for the page that people are redirected to. */
export const PagePicker = ( { onChange, value }: Props ) => {
	const { pages } = usePublishedPages();
	const options = ( pages ?? [] ).map( ( { id, title } ) => ( {
		value: String( id ),
		label: title,
	} ) );
	const isListed = value === '' || options.some( ( option ) => option.value === value );
	/* translators: %s: number of a page. */
	const goneLabel = sprintf( __( 'Page %s (not published)', 'atoll' ), value );

	return (
		<ComboboxControl
			__next40pxDefaultSize
			label={ __( 'Page', 'atoll' ) }
			value={ value || null }
			options={
				isListed ? options : [ { value, label: pages ? goneLabel : '' }, ...options ]
			}
			onChange={ ( chosen ) => onChange( chosen ?? '' ) }
		/>
	);
};
