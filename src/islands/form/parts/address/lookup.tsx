import { useEffect, useState } from '@wordpress/element';
import type { Address } from '../../../../api';
import type { PublicField } from '../../../../contract/public-definition';
import { Combobox, type Option } from '../../../../ui';
import type { Context } from '../../context';
import { listen } from '../../events/listen';
import { fill } from './fill';
import type { Provider } from './provider';
import { countText } from './status';
import { SLOW, useSuggestions } from './use-suggestions';

interface Props {
	context: Context;
	field: PublicField;
	input: HTMLInputElement;
	at: HTMLElement;
	provider: Provider;
}

const inWords = ( { line1, city, state, postcode }: Address ) =>
	[ line1, [ city, state, postcode ].filter( Boolean ).join( ' ' ) ]
		.filter( Boolean )
		.join( ', ' );

/** Suggests addresses while the first line is typed, and fills in the one that is chosen. */
export const Lookup = ( { context, field, input, at, provider }: Props ) => {
	const { definition, markup } = context;
	const { texts } = definition;
	const { options, searched, trouble, forget, quietly, setTrouble } = useSuggestions(
		input,
		provider
	);
	const [ filled, setFilled ] = useState( '' );

	// Whoever types again has left what was filled in.
	useEffect( () => listen( input, 'input', () => setFilled( '' ) ), [ input ] );

	const choose = async ( { id }: Option ) => {
		const isStillWanted = forget();
		const slow = setTimeout( () => isStillWanted() && setTrouble( 'slow' ), SLOW );
		try {
			const address = await provider.find( id );
			// Whoever types on has the last word.
			if ( isStillWanted() ) {
				quietly( () => fill( field.inputs, markup.inputControl, address ) );
				setFilled( texts.lookupFilled.replace( '{address}', () => inWords( address ) ) );
				setTrouble( undefined );
			}
		} catch {
			if ( isStillWanted() ) {
				setTrouble( 'down' );
			}
		} finally {
			clearTimeout( slow );
		}
	};

	const notes = { slow: texts.lookupSlow, down: texts.lookupDown };
	return (
		<Combobox
			input={ input }
			at={ at }
			label={ texts.lookupLabel }
			options={ options }
			onChoose={ choose }
			status={ countText( texts, options.length, searched ) || filled }
			note={ trouble && notes[ trouble ] }
			credit={ provider.credit }
		/>
	);
};
