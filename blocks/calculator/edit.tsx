import { useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ContentControls } from '../registration/content-controls';
import { Preview } from '../server-rendered/preview';
import type { CalculatorAttributes } from './attributes';
import metadata from './block.json';
import { FirstValues } from './first-values';

/** Shows the calculator as visitors see it, with settings for its initial values. */
export function Edit( { attributes, setAttributes }: BlockEditProps< CalculatorAttributes > ) {
	const { kind, title, showTitle, level, values, url } = attributes;
	const calculators = window.atollCalculators;
	const definition = calculators?.definitions[ kind ];
	return (
		<div { ...useBlockProps() }>
			<ContentControls>
				<PanelBody title={ __( 'Heading', 'atoll' ) }>
					<ToggleControl
						label={ __( 'Show title and description', 'atoll' ) }
						help={ __(
							'Switch off if the page already has its own heading and introduction.',
							'atoll'
						) }
						checked={ showTitle }
						onChange={ ( next ) => setAttributes( { showTitle: next } ) }
					/>
					<TextControl
						label={ __( 'Text', 'atoll' ) }
						value={ title }
						placeholder={ definition?.title }
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
				<PanelBody title={ __( 'On a page of its own', 'atoll' ) } initialOpen={ false }>
					<TextControl
						label={ __( 'Address of that page', 'atoll' ) }
						help={ __(
							'If you enter an address, only the first 2 questions show here, and that page gives the result.',
							'atoll'
						) }
						value={ url }
						placeholder="/calculators/repayments/"
						onChange={ ( next ) => setAttributes( { url: next } ) }
					/>
				</PanelBody>
				{ calculators && definition && (
					<PanelBody title={ __( 'First values', 'atoll' ) } initialOpen={ false }>
						<FirstValues
							definition={ definition }
							texts={ calculators.texts }
							values={ values }
							onChange={ ( next ) => setAttributes( { values: next } ) }
						/>
					</PanelBody>
				) }
			</ContentControls>
			<Preview name={ metadata.name } attributes={ attributes } />
		</div>
	);
}
