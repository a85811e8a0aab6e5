<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Islands\Islands;
use Atoll\Site\Look\Marks;
use Atoll\Site\Menu\MenuItem;
use Atoll\Site\Menu\MenuMarkup;
use Atoll\Site\Menu\Menus;

/**
 * The head of every page. Opens its submenus and its panel without a script; the island adds
 * what only a script can: states for assistive technology, Escape and the arrow keys.
 */
final class Header {

	/** Where the skip link leads: the templates' main element. */
	private const MAIN = 'main';

	public function __construct(
		private Company $company,
		private Menus $menus,
		private MenuMarkup $markup,
		private Marks $marks,
		private Islands $islands,
	) {}

	/** @param string $actions Safe HTML of the calls to action. */
	public function render( string $actions = '' ): string {
		$items = $this->menus->at( Menus::MAIN );
		$bar   = $this->logo() . $this->bar( $items )
			. sprintf( '<div class="atoll-header__actions">%s%s</div>', $this->phone(), $actions )
			. $this->panel( $items, $actions );
		return sprintf( '<a class="atoll-skip-link" href="#%s">%s</a>', self::MAIN, esc_html__( 'Skip to main content', 'atoll' ) )
			. $this->islands->placeholder( 'header', array(), '<div class="atoll-header"><div class="atoll-header__bar">' . $bar . '</div></div>' );
	}

	private function logo(): string {
		return sprintf(
			'<a class="atoll-header__logo" href="%s" rel="home"%s>%s<span class="atoll-header__name">%s</span></a>',
			esc_url( home_url( '/' ) ),
			is_front_page() ? ' aria-current="page"' : '',
			$this->marks->svg( $this->company->mark() ),
			esc_html( $this->company->name() )
		);
	}

	/** @param list<MenuItem> $items */
	private function bar( array $items ): string {
		return $items
			? sprintf( '<nav class="atoll-menu" aria-label="%s">%s</nav>', esc_attr__( 'Main', 'atoll' ), $this->markup->bar( $items ) )
			: '';
	}

	private function phone(): string {
		return '' === $this->company->phone() ? '' : sprintf(
			'<a class="atoll-header__phone" href="%s">%s<span>%s</span></a>',
			esc_url( $this->company->phoneUrl(), array( 'tel' ) ),
			$this->marks->svg( 'phone' ),
			esc_html( $this->company->phone() )
		);
	}

	/** @param list<MenuItem> $items */
	private function panel( array $items, string $actions ): string {
		return $items
			? sprintf(
				'<details class="atoll-panel"><summary class="atoll-panel__summary"><span>%1$s</span></summary><nav class="atoll-panel__menu" aria-label="%2$s">%3$s%4$s%5$s</nav></details>',
				esc_html__( 'Menu', 'atoll' ),
				esc_attr__( 'Main', 'atoll' ),
				$this->markup->nested( $items, 'atoll-panel' ),
				$actions,
				$this->phone()
			)
			: '';
	}
}
