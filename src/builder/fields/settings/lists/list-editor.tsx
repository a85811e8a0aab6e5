import { Button, Flex, FlexBlock } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { arrowDown, arrowUp, closeSmall, plus } from '@wordpress/icons';
import type { KeyboardEvent, ReactNode } from 'react';
import { inserted, moved, replaced, without } from './lists';

interface Props< Item > {
	items: Item[];
	onChange: ( items: Item[] ) => void;
	/** Returns a new item. */
	create: () => Item;
	/** Returns the name of an item for its buttons; the first position is 1. */
	nameOf: ( item: Item, position: number ) => string;
	addLabel: string;
	children: ( item: Item, index: number, change: ( item: Item ) => void ) => ReactNode;
}

/** List of items to edit, reorder and remove. Enter adds an item below; Alt with an arrow key moves an item. */
export const ListEditor = < Item, >( props: Props< Item > ) => {
	const { addLabel, children, create, items, nameOf, onChange } = props;
	const list = useRef< HTMLOListElement >( null );
	const addButton = useRef< HTMLButtonElement >( null );

	/** Moves the focus to the end of an item's text once it exists; if no item is left, to the button that adds one. */
	const focus = ( index: number ) =>
		requestAnimationFrame( () => {
			const input =
				list.current?.children[ index ]?.querySelector< HTMLInputElement >(
					'input[type="text"]'
				);
			( input ?? addButton.current )?.focus();
			input?.setSelectionRange( input.value.length, input.value.length );
		} );
	const addAt = ( index: number ) => {
		onChange( inserted( items, index, create() ) );
		focus( index );
	};
	const move = ( from: number, to: number ) => {
		if ( to >= 0 && to < items.length ) {
			onChange( moved( items, from, to ) );
			focus( to );
		}
	};
	const remove = ( index: number ) => {
		onChange( without( items, index ) );
		focus( Math.max( 0, index - 1 ) );
	};
	const onKeyDown = ( event: KeyboardEvent, index: number ) => {
		const step = { ArrowUp: -1, ArrowDown: 1 }[ event.key ];
		const isInput = ( event.target as HTMLElement ).tagName === 'INPUT';
		if ( event.altKey && step !== undefined ) {
			event.preventDefault();
			move( index, index + step );
		} else if ( event.key === 'Enter' && isInput && ! event.nativeEvent.isComposing ) {
			event.preventDefault();
			addAt( index + 1 );
		}
	};

	return (
		<>
			<ol className="atoll-builder-list" ref={ list }>
				{ items.map( ( item, index ) => {
					const name = nameOf( item, index + 1 );
					return (
						// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of the inputs in it.
						<li key={ index } onKeyDown={ ( event ) => onKeyDown( event, index ) }>
							<Flex gap={ 1 }>
								<FlexBlock>
									{ children( item, index, ( changed ) =>
										onChange( replaced( items, index, changed ) )
									) }
								</FlexBlock>
								<Button
									size="small"
									icon={ arrowUp }
									label={
										/* translators: %s: a choice, a column … */
										sprintf( __( 'Move %s up', 'atoll' ), name )
									}
									disabled={ index === 0 }
									accessibleWhenDisabled
									onClick={ () => move( index, index - 1 ) }
								/>
								<Button
									size="small"
									icon={ arrowDown }
									label={
										/* translators: %s: a choice, a column … */
										sprintf( __( 'Move %s down', 'atoll' ), name )
									}
									disabled={ index === items.length - 1 }
									accessibleWhenDisabled
									onClick={ () => move( index, index + 1 ) }
								/>
								<Button
									size="small"
									icon={ closeSmall }
									label={
										/* translators: %s: a choice, a column … */
										sprintf( __( 'Remove %s', 'atoll' ), name )
									}
									onClick={ () => remove( index ) }
								/>
							</Flex>
						</li>
					);
				} ) }
			</ol>
			<Button
				ref={ addButton }
				__next40pxDefaultSize
				variant="secondary"
				icon={ plus }
				onClick={ () => addAt( items.length ) }
			>
				{ addLabel }
			</Button>
		</>
	);
};
