import { BaseControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Control } from '../control';
import { ListEditor } from './list-editor';

const nameOf = ( name: string, position: number ) =>
	/* translators: %d: position of a column without a name. */
	name || sprintf( __( 'column %d', 'atoll' ), position );

/** Editor of the columns of a list field. */
export const ColumnsSetting: Control = ( { attributes, onChange, setting } ) => {
	const value = attributes[ setting.setting ] ?? [];
	const columns = Array.isArray( value ) ? value.map( String ) : String( value ).split( ',' );
	return (
		<BaseControl __nextHasNoMarginBottom help={ setting.description }>
			<BaseControl.VisualLabel>{ setting.title }</BaseControl.VisualLabel>
			<ListEditor
				items={ columns }
				onChange={ ( items ) =>
					onChange( { [ setting.setting ]: items.length > 0 ? items : undefined } )
				}
				create={ () => '' }
				nameOf={ nameOf }
				addLabel={ __( 'Add column', 'atoll' ) }
			>
				{ ( column, index, change ) => (
					<TextControl
						__next40pxDefaultSize
						hideLabelFromVision
						/* translators: %d: position of a column. */
						label={ sprintf( __( 'Name of column %d', 'atoll' ), index + 1 ) }
						value={ column }
						onChange={ change }
					/>
				) }
			</ListEditor>
		</BaseControl>
	);
};
