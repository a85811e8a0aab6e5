import type { BlockEditProps } from '@wordpress/block-editor';
import { PanelBody, RangeControl, SelectControl, ToggleControl } from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { ContentControls } from '../registration/content-controls';
import { ServerRendered } from '../server-rendered/server-rendered';
import type { NewsListAttributes } from './attributes';
import metadata from './block.json';
import { useCategories } from './use-categories';

const { minimum: FEWEST, maximum: MOST } = metadata.attributes.number;

/** Shows the newest articles as visitors see them. */
export function Edit( { attributes, setAttributes }: BlockEditProps< NewsListAttributes > ) {
	const { number, category, layout, excerpts } = attributes;
	const categories = useCategories();
	const isListed = ! category || categories.some( ( { id } ) => id === category );

	return (
		<>
			<ContentControls>
				<PanelBody title={ __( 'Articles', 'atoll' ) }>
					<RangeControl
						__next40pxDefaultSize
						label={ __( 'How many', 'atoll' ) }
						value={ number }
						min={ FEWEST }
						max={ MOST }
						onChange={ ( chosen ) => setAttributes( { number: chosen ?? FEWEST } ) }
					/>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Category', 'atoll' ) }
						value={ String( category ) }
						options={ [
							{ value: '0', label: __( 'All', 'atoll' ) },
							...( isListed
								? []
								: [ { value: String( category ), label: `#${ category }` } ] ),
							...categories.map( ( { id, name } ) => ( {
								value: String( id ),
								label: decodeEntities( name ),
							} ) ),
						] }
						onChange={ ( chosen ) => setAttributes( { category: Number( chosen ) } ) }
					/>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Layout', 'atoll' ) }
						value={ layout }
						options={ [
							{ value: 'lines', label: __( 'In a column', 'atoll' ) },
							{ value: 'columns', label: __( 'Side by side', 'atoll' ) },
						] }
						onChange={ ( chosen ) => setAttributes( { layout: chosen } ) }
					/>
					<ToggleControl
						label={ __( 'Show a summary of each article', 'atoll' ) }
						checked={ excerpts }
						onChange={ ( chosen ) => setAttributes( { excerpts: chosen } ) }
					/>
				</PanelBody>
			</ContentControls>
			<ServerRendered
				name={ metadata.name }
				attributes={ attributes }
				sample={ <p>{ __( 'There are no articles here yet.', 'atoll' ) }</p> }
			/>
		</>
	);
}
