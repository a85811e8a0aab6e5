import { useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import type { CSSProperties } from 'react';
import { kindOf } from '../../src/builder/editor-data';
import type { FieldAttributes } from '../../src/builder/fields/attributes';
import { FieldProblems } from '../../src/builder/fields/problems/field-problems';
import { Sidebar } from '../../src/builder/fields/sidebar';
import { FULL_WIDTH } from '../../src/builder/fields/widths';
import { Description } from './description';
import { Label } from './label';
import { spokenNameOf } from './name-of';
import { Preview } from './preview';
import { Toolbar } from './toolbar';
import { Unsupported } from './unsupported';

/** Shows a field as visitors see it, with its texts edited in place. */
export const Edit = ( props: BlockEditProps< FieldAttributes > ) => {
	const { attributes, clientId, isSelected, setAttributes } = props;
	const kind = kindOf( attributes );
	const isButton = kind?.control === 'submit';
	const blockProps = useBlockProps( {
		className: `atoll-form atoll-builder-field${ isButton ? ' is-button' : '' }`,
		style: { '--atoll-span': attributes.columnSpan ?? FULL_WIDTH } as CSSProperties,
	} );
	if ( ! kind ) {
		return (
			<div { ...blockProps } aria-label={ spokenNameOf( attributes ) }>
				<Unsupported attributes={ attributes } />
			</div>
		);
	}
	const words = { attributes, kind, isSelected, clientId, onChange: setAttributes };
	return (
		<>
			{ ! isButton && (
				<Toolbar
					columnSpan={ attributes.columnSpan }
					required={ attributes.required }
					kind={ kind }
					onChange={ setAttributes }
				/>
			) }
			<Sidebar attributes={ attributes } kind={ kind } onChange={ setAttributes } />
			<div { ...blockProps } aria-label={ spokenNameOf( attributes ) }>
				{ kind.settings.includes( 'label' ) && <Label { ...words } /> }
				{ kind.settings.includes( 'description' ) && <Description { ...words } /> }
				{ ! isButton && <Preview attributes={ attributes } kind={ kind } /> }
				<FieldProblems field={ attributes.id ?? 0 } />
			</div>
		</>
	);
};
