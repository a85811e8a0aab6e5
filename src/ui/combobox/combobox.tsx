import { useEffect, useRef } from '@wordpress/element';
import { Place } from '../place';
import { optionId } from './aria';
import { useCombobox } from './use-combobox';

export interface Option {
	id: string;
	text: string;
}

interface Props {
	/** The server's input, which is not moved. It has an id. */
	input: HTMLInputElement;
	/** Element for the list, after the input. */
	at: Element;
	/** The list's accessible name. */
	label: string;
	/** The options; a new array opens the list again. */
	options: readonly Option[];
	onChoose: ( option: Option ) => void;
	/** Announced when it changes, for example the number of options. */
	status: string;
	/** Shown and announced: why there are no options. */
	note?: string;
	/** Attribution of the suggestions, if their provider requires it. */
	credit?: string;
}

/** Suggestions for an input: WAI-ARIA's editable combobox with a list. People can always go on typing. */
export const Combobox = ( {
	input,
	at,
	label,
	options,
	onChoose,
	status,
	note,
	credit,
}: Props ) => {
	const list = `${ input.id }-list`;
	const { isOpen, active, choose } = useCombobox( input, list, options, ( index ) =>
		onChoose( options[ index ]! )
	);
	const current = useRef< HTMLLIElement >( null );

	useEffect( () => {
		// Discards the result, which may be a promise: that would not be a clean-up function.
		current.current?.scrollIntoView?.( { block: 'nearest' } );
	}, [ active ] );

	return (
		<Place at={ at }>
			<div className="atoll-combobox">
				{ /* The focus stays in the input, also while an option is pressed. */ }
				<div
					className="atoll-combobox__popup"
					hidden={ ! isOpen }
					onMouseDown={ ( event ) => event.preventDefault() }
					role="presentation"
				>
					<ul
						className="atoll-combobox__list"
						id={ list }
						role="listbox"
						aria-label={ label }
					>
						{ options.map( ( option, index ) => (
							// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- The input has the focus and the keys.
							<li
								key={ option.id }
								id={ optionId( list, index ) }
								ref={ index === active ? current : undefined }
								className="atoll-combobox__option"
								role="option"
								aria-selected={ index === active }
								onClick={ () => choose( index ) }
							>
								<span>{ option.text }</span>
							</li>
						) ) }
					</ul>
					{ credit ? <p className="atoll-combobox__credit">{ credit }</p> : null }
				</div>
				<p
					className={ note ? 'atoll-combobox__note' : 'atoll-combobox__status' }
					role="status"
				>
					<span>{ note || status }</span>
				</p>
			</div>
		</Place>
	);
};
