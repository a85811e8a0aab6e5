import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CompiledStyles } from '../../../api/admin/settings';
import { applyStyles, disableLinks } from './apply-styles';

interface Props {
	url: string;
	/** Viewport width of the page, in CSS pixels. */
	width: number;
	styles?: CompiledStyles;
	/** Selector of the part to show; without it, the next page keeps the scroll position. */
	targetSelector?: string;
}

/** Frame with a page of the site at a device's width, scaled down to fit. */
export function Frame( { url, width, styles, targetSelector }: Props ) {
	const container = useRef< HTMLDivElement >( null );
	const frame = useRef< HTMLIFrameElement >( null );
	const scrollTop = useRef( 0 );
	const [ scale, setScale ] = useState( 1 );
	const apply = useCallback(
		() => applyStyles( frame.current?.contentDocument, styles ),
		[ styles ]
	);

	useEffect( apply, [ apply ] );
	useEffect( () => {
		const observer = new ResizeObserver( ( [ entry ] ) =>
			setScale( Math.min( 1, ( entry?.contentRect.width ?? width ) / width ) )
		);
		observer.observe( container.current! );
		return () => observer.disconnect();
	}, [ width ] );

	return (
		<div ref={ container } className="atoll-preview__room">
			<iframe
				ref={ frame }
				title={ __( 'Preview of the site', 'atoll' ) }
				src={ url }
				// Lets the keyboard scroll the page and reach its content.
				tabIndex={ 0 }
				style={ {
					inlineSize: width,
					blockSize: `${ 100 / scale }%`,
					transform: `scale(${ scale })`,
				} }
				onLoad={ () => {
					const page = frame.current?.contentWindow;
					disableLinks( page?.document );
					apply();
					const part = targetSelector && page?.document.querySelector( targetSelector );
					page?.scrollTo( {
						top: part
							? page.scrollY + part.getBoundingClientRect().top
							: scrollTop.current,
						behavior: 'instant',
					} );
					page?.addEventListener( 'scroll', () => ( scrollTop.current = page.scrollY ) );
				} }
			/>
		</div>
	);
}
