<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

use Atoll\Site\Theme\ThemeIcons;

/**
 * A menu as a bar. A parent is a button that opens the sheet below it. The sheet begins with the parent's own page, if
 * it has one, so that everything can be reached by touch and keyboard. Deeper levels are open inside the sheet, so that
 * nobody has to aim at a menu inside a menu.
 */
final class MenuBar {

	public function __construct( private MenuLink $links, private ThemeIcons $icons ) {}

	/** @param list<MenuItem> $items */
	public function render( array $items ): string {
		$html = '';
		foreach ( $items as $item ) {
			$html .= $item->submenus
				? sprintf(
					'<li class="atoll-menu__item has-submenu">%s%s</li>',
					$this->toggle( $item ),
					$this->sheet( $item )
				)
				: sprintf( '<li class="atoll-menu__item">%s</li>', $this->links->html( $item, 'atoll-menu__link' ) );
		}
		return sprintf( '<ul class="atoll-menu__list">%s</ul>', $html );
	}

	/**
	 * Renders a parent's button. Clicks before the island has loaded are kept and handled then. If it never loads, the
	 * focus opens the sheet (src/styles/header/submenu.css): Safari focuses a clicked button only if it has a
	 * `tabindex`.
	 */
	private function toggle( MenuItem $item ): string {
		return sprintf(
			'<button type="button" class="atoll-menu__link atoll-menu__toggle" tabindex="0" aria-expanded="false" data-hold aria-controls="%s"%s>%s%s</button>',
			esc_attr( $this->id( $item ) ),
			$item->leadsHere() ? ' aria-current="true"' : '',
			esc_html( $item->title ),
			$this->icons->svg( 'chevron' )
		);
	}

	private function sheet( MenuItem $item ): string {
		return sprintf(
			'<div class="atoll-submenu" id="%s"><div class="atoll-submenu__inside">%s%s</div></div>',
			esc_attr( $this->id( $item ) ),
			$this->head( $item ),
			$this->list( $item->submenus )
		);
	}

	/** Renders the top of the sheet: a link to the parent's own page, or only its title. */
	private function head( MenuItem $item ): string {
		$html = '' === $item->url
			? sprintf( '<p class="atoll-submenu__head-title">%s</p>', esc_html( $item->title ) )
				. (
					'' === $item->description
						? ''
						: sprintf( '<p class="atoll-submenu__head-description">%s</p>', esc_html( $item->description ) )
				)
			: $this->links->html( $item->withoutSubmenus(), 'atoll-submenu__head' );
		return sprintf( '<div class="atoll-submenu__about">%s</div>', $html );
	}

	/** @param list<MenuItem> $items */
	private function list( array $items, string $name = 'atoll-submenu' ): string {
		$html = '';
		foreach ( $items as $item ) {
			$html .= sprintf(
				'<li class="%s__item">%s%s</li>',
				esc_attr( $name ),
				'' === $item->url . $item->icon . $item->description
					? sprintf( '<span class="%s__title">%s</span>', esc_attr( $name ), esc_html( $item->title ) )
					: $this->links->html( $item, $name . '__link' ),
				$item->submenus ? $this->list( $item->submenus, 'atoll-submenu-deep' ) : ''
			);
		}
		return sprintf( '<ul class="%s__list">%s</ul>', esc_attr( $name ), $html );
	}

	private function id( MenuItem $item ): string {
		return 'atoll-submenu-' . $item->id;
	}
}
