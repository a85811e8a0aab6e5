import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CompiledStyles } from '../../../api/admin/settings';
import { applyStyles, disableLinks } from './apply-styles';

interface Props {
	url: string;
	/** CSS pixels that the page believes to have. */
	width: number;
	styles?: CompiledStyles;
	/** Selector of what is looked at; without one, a page that takes another's place stands where that one did. */
	shows?: string;
}

/** A page of the site as wide as a device, made smaller to fit. */
export function Frame( { url, width, styles, shows }: Props ) {
	const room = useRef< HTMLDivElement >( null );
	const frame = useRef< HTMLIFrameElement >( null );
	const scrolled = useRef( 0 );
	const [ scale, setScale ] = useState( 1 );
	const show = useCallback(
		() => applyStyles( frame.current?.contentDocument, styles ),
		[ styles ]
	);

	useEffect( show, [ show ] );
	useEffect( () => {
		const fit = new ResizeObserver( ( [ entry ] ) =>
			setScale( Math.min( 1, ( entry?.contentRect.width ?? width ) / width ) )
		);
		fit.observe( room.current! );
		return () => fit.disconnect();
	}, [ width ] );

	return (
		<div ref={ room } className="atoll-preview__room">
			<iframe
				ref={ frame }
				title={ __( 'Preview of the site', 'atoll' ) }
				src={ url }
				// Keys scroll it, and reach what it shows.
				tabIndex={ 0 }
				style={ {
					inlineSize: width,
					blockSize: `${ 100 / scale }%`,
					transform: `scale(${ scale })`,
				} }
				onLoad={ () => {
					const page = frame.current?.contentWindow;
					disableLinks( page?.document );
					show();
					const part = shows && page?.document.querySelector( shows );
					page?.scrollTo( {
						top: part
							? page.scrollY + part.getBoundingClientRect().top
							: scrolled.current,
						behavior: 'instant',
					} );
					page?.addEventListener( 'scroll', () => ( scrolled.current = page.scrollY ) );
				} }
			/>
		</div>
	);
}
