<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

use Atoll\Site\Look\Marks;

/**
 * A menu for small screens. A parent is a disclosure, to any depth and without a script; the one that leads to the page
 * being shown is open. A parent's own page is the first entry in it.
 */
final class MenuPanel {

	public function __construct( private MenuLink $links, private Marks $marks ) {}

	/** @param list<MenuItem> $items */
	public function of( array $items ): string {
		$html = '';
		foreach ( $items as $item ) {
			$html .= sprintf(
				'<li class="atoll-panel__item">%s</li>',
				$item->submenus ? $this->group( $item ) : $this->links->html( $item, 'atoll-panel__link' )
			);
		}
		return sprintf( '<ul class="atoll-panel__list">%s</ul>', $html );
	}

	private function group( MenuItem $item ): string {
		return sprintf(
			'<details class="atoll-panel__group"%s><summary class="atoll-panel__link"%s>%s<span class="atoll-panel__link-title">%s</span>%s</summary>%s</details>',
			$item->leadsHere() ? ' open' : '',
			$item->leadsHere() ? ' aria-current="true"' : '',
			$this->marks->svg( $item->icon ),
			esc_html( $item->title ),
			$this->marks->svg( 'chevron' ),
			$this->of( '' === $item->url ? $item->submenus : array( $item->alone(), ...$item->submenus ) )
		);
	}
}
