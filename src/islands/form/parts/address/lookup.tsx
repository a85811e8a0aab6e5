import { useEffect, useState } from '@wordpress/element';
import type { Address } from '../../../../api';
import type { PublicField } from '../../../../contract/public-definition';
import { Combobox, type Option } from '../../../../ui';
import type { Context } from '../../context';
import { listen } from '../../events/listen';
import { fillText } from '../../texts/fill-text';
import { countText } from './count-text';
import { fillAddress } from './fill-address';
import type { Provider } from './provider';
import { SLOW } from './search-while-typing';
import { useSuggestions } from './use-suggestions';

interface Props {
	context: Context;
	field: PublicField;
	input: HTMLInputElement;
	at: HTMLElement;
	provider: Provider;
}

const formatAddress = ( { line1, city, state, postcode }: Address ) =>
	[ line1, [ city, state, postcode ].filter( Boolean ).join( ' ' ) ]
		.filter( Boolean )
		.join( ', ' );

/** Suggests addresses while the first line is typed, and fills in the chosen one. */
export const Lookup = ( { context, field, input, at, provider }: Props ) => {
	const { definition, markup } = context;
	const { texts } = definition;
	const { options, searched, problem, clear, withoutSearch, setProblem } = useSuggestions(
		input,
		provider
	);
	const [ filledText, setFilledText ] = useState( '' );

	// The typed text is no longer the address that was filled in.
	useEffect( () => listen( input, 'input', () => setFilledText( '' ) ), [ input ] );

	const choose = async ( { id }: Option ) => {
		const isLatest = clear();
		const slowTimer = setTimeout( () => isLatest() && setProblem( 'slow' ), SLOW );
		const typed = new Set< EventTarget | null >();
		const stopNoting = listen( at.closest( 'form' )!, 'input', ( { target } ) =>
			typed.add( target )
		);
		try {
			const address = await provider.find( id );
			// Ignored if the person has gone on typing; text typed into another line meanwhile stays.
			if ( isLatest() ) {
				const untouched = field.inputs.filter(
					( { id: inputId } ) => ! typed.has( markup.inputControl( inputId ) )
				);
				withoutSearch( () => fillAddress( untouched, markup.inputControl, address ) );
				setFilledText(
					fillText( texts.lookupFilled, { address: formatAddress( address ) } )
				);
				setProblem( undefined );
			}
		} catch {
			if ( isLatest() ) {
				setProblem( 'down' );
			}
		} finally {
			clearTimeout( slowTimer );
			stopNoting();
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
			status={ countText( texts, options.length, searched ) || filledText }
			note={ problem && notes[ problem ] }
			credit={ provider.credit }
		/>
	);
};
