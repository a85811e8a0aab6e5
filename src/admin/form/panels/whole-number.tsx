import { TextControl } from '@wordpress/components';
import { useDebouncedValue } from '../settings/use-debounced-value';

interface Props {
	label: string;
	help?: string;
	/** Empty for no number. */
	value: number | string;
	min: number;
	/** Called with the typed text if it is not a number; the server then reports the problem. */
	onChange: ( value: number | string ) => void;
}

const numberOrText = ( typed: string ) => ( /^\d+$/.test( typed ) ? Number( typed ) : typed );

export const WholeNumber = ( { label, help, min, onChange, value }: Props ) => {
	const [ typed, setTyped ] = useDebouncedValue( String( value ), ( next ) =>
		onChange( numberOrText( next ) )
	);
	return (
		<TextControl
			__next40pxDefaultSize
			type="number"
			inputMode="numeric"
			min={ min }
			step={ 1 }
			label={ label }
			help={ help }
			value={ typed }
			onChange={ setTyped }
		/>
	);
};
