import { InspectorControls, useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from '../served/preview';
import type { CalculatorAttributes } from './attributes';
import metadata from './block.json';
import { definitionOf } from './definitions';
import { FirstValues } from './first-values';

/** The calculator as visitors find it, and what they find in it. */
export function Edit( { attributes, setAttributes }: BlockEditProps< CalculatorAttributes > ) {
	const { kind, title, level, values } = attributes;
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Heading', 'atoll' ) }>
					<TextControl
						label={ __( 'Text', 'atoll' ) }
						value={ title }
						placeholder={ definitionOf( kind ).title }
						onChange={ ( next ) => setAttributes( { title: next } ) }
					/>
					<SelectControl
						label={ __( 'Level', 'atoll' ) }
						value={ String( level ) }
						options={ [ '2', '3', '4' ].map( ( value ) => ( {
							value,
							label: value,
						} ) ) }
						onChange={ ( next ) => setAttributes( { level: Number( next ) } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'First values', 'atoll' ) } initialOpen={ false }>
					<FirstValues
						kind={ kind }
						values={ values }
						onChange={ ( next ) => setAttributes( { values: next } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Preview name={ metadata.name } attributes={ { kind, title, level, values } } />
		</div>
	);
}
