<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Site\Menu\MenuItem;
use Atoll\Site\Menu\MenuPanel;

/**
 * The menu panel of small screens: a disclosure that opens without a script, with everything that the bar has no room
 * for. Its button stays in place and closes it again. While it is open, the button's label also covers the page behind
 * the panel (src/styles/header/panel.css), so that a click beside the panel closes it too.
 */
final class HeaderPanel {

	public function __construct( private MenuPanel $menu ) {}

	/** Renders the panel; empty if it has no content. */
	public function render( HeaderContents $contents ): string {
		$content = $this->nav( $contents->items ) . $this->actions( $contents );
		return '' === $content ? '' : sprintf(
			'<div class="atoll-header__menu"><details class="atoll-panel"><summary class="atoll-panel__summary"><span class="atoll-panel__label"><span class="atoll-panel__word">%s</span></span></summary><div class="atoll-panel__sheet">%s</div></details></div>',
			esc_html__( 'Menu', 'atoll' ),
			$content
		);
	}

	/** @param list<MenuItem> $items */
	private function nav( array $items ): string {
		return $items
			? sprintf(
				'<nav class="atoll-panel__menu" aria-label="%s">%s</nav>',
				esc_attr__( 'Main', 'atoll' ),
				$this->menu->render( $items )
			)
			: '';
	}

	private function actions( HeaderContents $contents ): string {
		$links = $contents->logOut;
		foreach ( $contents->ctas as $cta ) {
			$links .= $cta->isInBurger ? $cta->html : '';
		}
		return '' === $links ? '' : sprintf( '<div class="atoll-panel__actions">%s</div>', $links );
	}
}
