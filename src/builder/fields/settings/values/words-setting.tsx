import { BaseControl, FormTokenField } from '@wordpress/components';
import { setterOf, type Control } from '../control';

/** Returns the words as a list; forms store a list, or one text with commas. */
const wordsOf = ( value: unknown ): string[] =>
	( Array.isArray( value ) ? value.map( String ) : String( value ?? '' ).split( ',' ) )
		.map( ( word ) => word.trim() )
		.filter( ( word ) => word !== '' );

/** Words without an order, such as file extensions. */
export const WordsSetting: Control = ( props ) => (
	<BaseControl help={ props.setting.description } __nextHasNoMarginBottom>
		<FormTokenField
			__next40pxDefaultSize
			label={ props.setting.title }
			value={ wordsOf( props.attributes[ props.setting.setting ] ) }
			tokenizeOnSpace
			onChange={ ( tokens ) =>
				setterOf( props )( tokens.length > 0 ? tokens.map( String ).join( ', ' ) : '' )
			}
		/>
	</BaseControl>
);
