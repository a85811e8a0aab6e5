<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

use Atoll\Site\Theme\ThemeIcons;

/**
 * The parts that all menus share: an item's link, or its text if it has no URL, and the marking of the current page.
 */
final class MenuLink {

	public function __construct( private ThemeIcons $icons ) {}

	/**
	 * @param string $name  Class name, and prefix of the class names of its parts.
	 * @param string $names All class names of the link, if there are more.
	 */
	public function html( MenuItem $item, string $name, string $names = '' ): string {
		return sprintf(
			'' === $item->url
				? '<span class="%8$s is-text">%4$s<span class="%1$s-text"><span class="%1$s-title">%5$s</span>%7$s</span></span>'
				: '<a class="%8$s" href="%2$s"%3$s>%4$s<span class="%1$s-text"><span class="%1$s-title">%5$s%6$s</span>%7$s</span></a>',
			esc_attr( $name ),
			esc_url( $item->url ),
			$this->attributes( $item ),
			$this->icons->svg( $item->icon ),
			esc_html( $item->title ),
			$this->leavingHint( $item ),
			'' === $item->description
				? ''
				: sprintf(
					'<span class="%s-description">%s</span>',
					esc_attr( $name ),
					esc_html( $item->description )
				),
			esc_attr( '' === $names ? $name : $names )
		);
	}

	/** Renders only the title, for where there is little room. */
	public function plain( MenuItem $item ): string {
		return '' === $item->url ? sprintf( '<span>%s</span>', esc_html( $item->title ) ) : sprintf(
			'<a href="%s"%s>%s%s</a>',
			esc_url( $item->url ),
			$this->attributes( $item ),
			esc_html( $item->title ),
			$this->leavingHint( $item )
		);
	}

	/** Returns the attribute that tells assistive technology about the current page, or a parent of it. */
	public function ariaCurrent( MenuItem $item ): string {
		$state = $item->isCurrent ? 'page' : ( $item->leadsHere() ? 'true' : '' );
		return '' === $state ? '' : sprintf( ' aria-current="%s"', $state );
	}

	/**
	 * Returns the link's other attributes: those set in the editor, and `aria-current`. A new window gets no access to
	 * this one.
	 */
	private function attributes( MenuItem $item ): string {
		$rel = preg_split( '/\s+/', $item->rel . ( '' === $item->target ? '' : ' noopener' ), -1, PREG_SPLIT_NO_EMPTY );
		$all = array(
			'target' => $item->target,
			'rel'    => implode( ' ', array_unique( $rel ?: array() ) ),
			'title'  => $item->titleAttribute,
		);
		$html = '';
		foreach ( array_filter( $all, static fn( string $value ): bool => '' !== $value ) as $name => $value ) {
			$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
		return $html . $this->ariaCurrent( $item );
	}

	/** Returns a note for screen readers that the link leaves this site, or opens a new window. */
	private function leavingHint( MenuItem $item ): string {
		$words = '_blank' === $item->target
			? '<span class="screen-reader-text"> ' . esc_html__( '(opens in a new tab)', 'atoll' ) . '</span>'
			: '';
		return ( $item->isExternal ? $this->icons->svg( 'external' ) : '' ) . $words;
	}
}
