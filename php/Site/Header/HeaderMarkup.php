<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Company;
use Atoll\Site\Menu\MenuBar;

/** Renders a header: the logo, the menu as a bar, the calls to action, and all of these again in the menu panel. */
final class HeaderMarkup {

	public function __construct(
		private Company $company,
		private Logo $logo,
		private MenuBar $menu,
		private HeaderPanel $panel,
		private HeaderBreakpoint $breakpoint,
	) {}

	/**
	 * @param JsonData $header   Settings of the header.
	 * @param bool     $isSticky Whether it stays in view, so that targets of links must stop below it.
	 */
	public function html( JsonData $header, HeaderContents $contents, bool $isSticky ): string {
		return sprintf(
			'<div class="atoll-header atoll-header--%s atoll-header--%s atoll-header--%s%s"><div class="atoll-header__bar">%s<span class="atoll-header__end" hidden></span></div></div>',
			esc_attr( $header->string( 'headerDesktopLayout' ) ),
			esc_attr( $header->string( 'headerMobileLayout' ) ),
			esc_attr( $this->breakpoint->modifier( $this->company->name(), $contents ) ),
			$isSticky ? ' atoll-header--sticky' : '',
			sprintf( '<div class="atoll-header__brand">%s</div>', $this->logo->render( $header ) )
				. $this->nav( $contents ) . $this->actions( $contents ) . $this->panel->render( $contents )
		);
	}

	private function nav( HeaderContents $contents ): string {
		return $contents->items
			? sprintf(
				'<nav class="atoll-menu" aria-label="%s">%s</nav>',
				esc_attr__( 'Main', 'atoll' ),
				$this->menu->render( $contents->items )
			)
			: '';
	}

	private function actions( HeaderContents $contents ): string {
		$html = '' === $contents->logOut
			? ''
			: sprintf( '<div class="atoll-header__action">%s</div>', $contents->logOut );
		foreach ( $contents->ctas as $cta ) {
			$html .= sprintf(
				'<div class="atoll-header__action%s%s">%s</div>',
				$cta->isInBar ? ' is-on-mobile' : '',
				$cta->isTall ? ' is-tall' : '',
				$cta->html
			);
		}
		return '' === $html ? '' : sprintf( '<div class="atoll-header__actions">%s</div>', $html );
	}
}
