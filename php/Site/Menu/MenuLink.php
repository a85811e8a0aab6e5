<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

use Atoll\Site\Theme\ThemeIcons;

/**
 * What all menus print alike: an entry's link, or its text where it leads nowhere, and how one says that the reader is
 * there.
 */
final class MenuLink {

	public function __construct( private ThemeIcons $icons ) {}

	/**
	 * @param string $name  Class name, which its parts begin with.
	 * @param string $names All class names of the link, where there are more.
	 */
	public function html( MenuItem $item, string $name, string $names = '' ): string {
		return sprintf(
			'' === $item->url
				? '<span class="%9$s is-text">%5$s<span class="%1$s-text"><span class="%1$s-title">%6$s</span>%8$s</span></span>'
				: '<a class="%9$s" href="%2$s"%3$s%4$s>%5$s<span class="%1$s-text"><span class="%1$s-title">%6$s%7$s</span>%8$s</span></a>',
			esc_attr( $name ),
			esc_url( $item->url ),
			'' === $item->target ? '' : sprintf( ' target="%s" rel="noopener"', esc_attr( $item->target ) ),
			$this->ariaCurrent( $item ),
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

	/** The title alone, for where there is no room for more. */
	public function plain( MenuItem $item ): string {
		return '' === $item->url ? sprintf( '<span>%s</span>', esc_html( $item->title ) ) : sprintf(
			'<a href="%s"%s%s>%s%s</a>',
			esc_url( $item->url ),
			'' === $item->target ? '' : sprintf( ' target="%s" rel="noopener"', esc_attr( $item->target ) ),
			$this->ariaCurrent( $item ),
			esc_html( $item->title ),
			$this->leavingHint( $item )
		);
	}

	/** For assistive technology: the page itself, or the way to it. */
	public function ariaCurrent( MenuItem $item ): string {
		$state = $item->isCurrent ? 'page' : ( $item->leadsHere() ? 'true' : '' );
		return '' === $state ? '' : sprintf( ' aria-current="%s"', $state );
	}

	/** Says before the click that it leaves this site, or this window. */
	private function leavingHint( MenuItem $item ): string {
		$words = '_blank' === $item->target
			? '<span class="screen-reader-text"> ' . esc_html__( '(opens in a new tab)', 'atoll' ) . '</span>'
			: '';
		return ( $item->isExternal ? $this->icons->svg( 'external' ) : '' ) . $words;
	}
}
