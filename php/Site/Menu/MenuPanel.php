<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

use Atoll\Site\Theme\ThemeIcons;

/**
 * A menu for small screens. Parents are disclosures, to any depth and without a script; the one with the current page
 * is open. Each begins with the parent's own page.
 */
final class MenuPanel {

	/** Class names of items: of the top level, and of the levels below. */
	private const TOP   = 'atoll-panel__link atoll-panel__link--top';
	private const BELOW = 'atoll-panel__link';

	public function __construct( private MenuLink $links, private ThemeIcons $icons ) {}

	/** @param list<MenuItem> $items */
	public function render( array $items ): string {
		return $this->list( $items, self::TOP );
	}

	/** @param list<MenuItem> $items */
	private function list( array $items, string $names ): string {
		$html = '';
		foreach ( $items as $item ) {
			$html .= sprintf(
				'<li class="atoll-panel__item">%s</li>',
				$item->submenus ? $this->group( $item, $names ) : $this->links->html( $item, self::BELOW, $names )
			);
		}
		return sprintf( '<ul class="atoll-panel__list">%s</ul>', $html );
	}

	private function group( MenuItem $item, string $names ): string {
		return sprintf(
			'<details class="atoll-panel__group"%s><summary class="%s"%s>%s<span class="atoll-panel__link-title">%s</span>%s</summary>%s</details>',
			$item->leadsHere() ? ' open' : '',
			esc_attr( $names ),
			$item->leadsHere() ? ' aria-current="true"' : '',
			$this->icons->svg( $item->icon ),
			esc_html( $item->title ),
			$this->icons->svg( 'chevron' ),
			$this->list(
				'' === $item->url ? $item->submenus : array( $this->overview( $item ), ...$item->submenus ),
				self::BELOW
			)
		);
	}

	/** Returns an item for the parent's own page, with a title different from that of the disclosure. */
	private function overview( MenuItem $item ): MenuItem {
		/* translators: %s: title of a menu entry that has others below it, for example "Services". */
		return $item->withoutSubmenus( sprintf( __( '%s overview', 'atoll' ), $item->title ) );
	}
}
