<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

use Atoll\Site\Look\Marks;

/**
 * Menus as HTML. A parent is a button that opens the list below it; its own page, if it has one,
 * is the first entry of that list, so that nothing is out of reach by touch or keyboard.
 */
final class MenuMarkup {

	public function __construct( private Marks $marks ) {}

	/**
	 * A bar of entries whose submenus open on hover and focus.
	 *
	 * @param list<MenuItem> $items
	 */
	public function bar( array $items ): string {
		return $this->listed( 'atoll-menu', $items, fn( MenuItem $item ): string => $item->submenus
			? $this->parent( $item )
			: $this->link( $item, 'atoll-menu__link' ) );
	}

	/**
	 * A list that shows everything at once, submenus under a heading: for the panel and the footer.
	 *
	 * @param list<MenuItem> $items
	 */
	public function nested( array $items, string $name ): string {
		return $this->listed( $name, $items, fn( MenuItem $item ): string => $item->submenus
			? sprintf( '<span class="%s__title">%s</span>', esc_attr( $name ), esc_html( $item->title ) )
				. $this->listed( $name . '-sub', $this->withSelf( $item ), fn( MenuItem $child ): string => $this->link( $child, $name . '__link' ) )
			: $this->link( $item, $name . '__link' ) );
	}

	private function parent( MenuItem $item ): string {
		$id = 'atoll-submenu-' . $item->id;
		return sprintf(
			'<button type="button" class="atoll-menu__link atoll-menu__toggle%s" aria-controls="%s">%s%s</button>',
			$item->leadsHere() ? ' is-trail' : '',
			esc_attr( $id ),
			esc_html( $item->title ),
			$this->marks->svg( 'chevron' )
		) . sprintf( '<div class="atoll-submenu" id="%s">', esc_attr( $id ) )
			. $this->listed( 'atoll-submenu', $this->withSelf( $item ), fn( MenuItem $child ): string => $this->link( $child, 'atoll-submenu__link' ) )
			. '</div>';
	}

	/**
	 * @param list<MenuItem>             $items
	 * @param callable(MenuItem): string $entry
	 */
	private function listed( string $name, array $items, callable $entry ): string {
		$html = '';
		foreach ( $items as $item ) {
			$html .= sprintf(
				'<li class="%s__item%s">%s</li>',
				esc_attr( $name ),
				$item->submenus ? ' has-submenu' : '',
				$entry( $item )
			);
		}
		return sprintf( '<ul class="%s__list">%s</ul>', esc_attr( $name ), $html );
	}

	private function link( MenuItem $item, string $name ): string {
		return sprintf(
			'<a class="%s" href="%s"%s%s>%s<span class="%s-text"><span class="%s-title">%s</span>%s</span></a>',
			esc_attr( $name ),
			esc_url( $item->url ),
			'' === $item->target ? '' : sprintf( ' target="%s" rel="noopener"', esc_attr( $item->target ) ),
			$item->isCurrent ? ' aria-current="page"' : '',
			$this->marks->svg( $item->icon ),
			esc_attr( $name ),
			esc_attr( $name ),
			esc_html( $item->title ),
			'' === $item->description ? '' : sprintf( '<span class="%s-description">%s</span>', esc_attr( $name ), esc_html( $item->description ) )
		);
	}

	/** @return list<MenuItem> */
	private function withSelf( MenuItem $item ): array {
		if ( '' === $item->url ) {
			return $item->submenus;
		}
		$self = new MenuItem( $item->id, $item->title, $item->url, $item->description, $item->icon, $item->target, $item->isExternal, $item->isCurrent );
		return array( $self, ...$item->submenus );
	}
}
