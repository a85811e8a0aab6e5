<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Site\Look\Marks;
use Atoll\Site\Menu\MenuMarkup;
use Atoll\Site\Menu\Menus;

/** The foot of every page: whose site it is, where one may go, and the small print. */
final class Footer {

	public function __construct(
		private Company $company,
		private Menus $menus,
		private MenuMarkup $markup,
		private Marks $marks,
	) {}

	public function render(): string {
		return '<div class="atoll-footer"><div class="atoll-footer__top">'
			. $this->about()
			. $this->menu( Menus::MAIN, __( 'Footer', 'atoll' ), 'atoll-footer-menu' )
			. '</div><div class="atoll-footer__end">'
			. sprintf( '<div class="atoll-footer__legal">%s</div>', wp_kses_post( wpautop( esc_html( $this->company->disclaimer() ) ) ) )
			. sprintf( '<div class="atoll-footer__line"><p>© %s %s</p>%s</div>', esc_html( (string) wp_date( 'Y' ) ), esc_html( $this->company->name() ), $this->menu( Menus::SECONDARY, __( 'Secondary', 'atoll' ), 'atoll-footer-line' ) )
			. '</div></div>';
	}

	private function about(): string {
		$phone = '' === $this->company->phone() ? '' : sprintf(
			'<a class="atoll-footer__phone" href="%s">%s</a>',
			esc_url( $this->company->phoneUrl(), array( 'tel' ) ),
			esc_html( $this->company->phone() )
		);
		return sprintf(
			'<div class="atoll-footer__about">%s<p class="atoll-footer__name">%s</p><p class="atoll-footer__tagline">%s</p>%s</div>',
			$this->marks->svg( $this->company->mark() ),
			esc_html( $this->company->name() ),
			esc_html( $this->company->tagline() ),
			$phone
		);
	}

	private function menu( string $location, string $label, string $name ): string {
		$items = $this->menus->at( $location );
		return $items
			? sprintf( '<nav class="%s" aria-label="%s">%s</nav>', esc_attr( $name ), esc_attr( $label ), $this->markup->nested( $items, $name ) )
			: '';
	}
}
