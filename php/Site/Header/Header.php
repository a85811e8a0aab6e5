<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Company;
use Atoll\Site\Menu\MenuBar;
use Atoll\Site\Menu\Menus;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;

/**
 * The head of every page; spec 2 (site chrome) and 3 (headerPrimary, headerSecondary). Its submenus and its panel open
 * without a script; the island adds what only a script can: states for assistive technology, Escape and the arrow keys.
 */
final class Header {

	/** Where the skip link leads: the templates' main element. */
	private const MAIN = 'main';

	/** What a page's choice is called in the settings. */
	private const GROUPS = array(
		PageSettings::PRIMARY   => 'headerPrimary',
		PageSettings::SECONDARY => 'headerSecondary',
	);

	public function __construct(
		private Settings $settings,
		private PageMeta $pages,
		private Company $company,
		private Logo $logo,
		private Menus $menus,
		private MenuBar $bar,
		private HeaderPanel $panel,
		private HeaderCtas $ctas,
		private LogOutItem $logOut,
		private HeaderBreakpoint $room,
		private Islands $islands,
	) {}

	/**
	 * The skip link, and the header that the page wears, if any.
	 *
	 * @param string $variant `primary` or `secondary`, whatever the page says; anything else leaves it to the page.
	 */
	public function render( string $variant = '' ): string {
		$page  = $this->pages->current();
		$group = self::GROUPS[ $variant ] ?? self::GROUPS[ $page->header ] ?? null;
		return sprintf(
			'<a class="atoll-skip-link" href="#%s">%s</a>',
			self::MAIN,
			esc_html__( 'Skip to main content', 'atoll' )
		)
			. (
				null === $group ? '' : $this->islands->placeholder( 'header', array(), $this->header( $group, $page ) )
			);
	}

	private function header( string $group, PageSettings $page ): string {
		$chosen = $this->settings->group( 'header' )->map( $group );
		$items  = $this->menus->at( $chosen->string( 'headerMenu' ) );
		$ctas   = $this->ctas->of( $chosen );
		$logOut = $this->logOut->form( $page );
		$bar    = sprintf( '<div class="atoll-header__brand">%s</div>', $this->logo->of( $chosen ) )
			. (
				$items
					? sprintf(
						'<nav class="atoll-menu" aria-label="%s">%s</nav>',
						esc_attr__( 'Main', 'atoll' ),
						$this->bar->of( $items )
					)
					: ''
			)
			. $this->actions( $ctas, $logOut )
			. $this->panel->of( $items, $ctas, $logOut );
		return sprintf(
			'<div class="atoll-header atoll-header--%s atoll-header--%s atoll-header--%s%s"><div class="atoll-header__bar">%s<span class="atoll-header__end" hidden></span></div></div>',
			esc_attr( $chosen->string( 'headerDesktopLayout' ) ),
			esc_attr( $chosen->string( 'headerMobileLayout' ) ),
			esc_attr( $this->room->from( $this->company->name(), $items, $ctas, $logOut ) ),
			$this->isSticky() ? ' atoll-header--sticky' : '',
			$bar
		);
	}

	/** What links lead to must then stop below it. */
	private function isSticky(): bool {
		return 'sticky' === $this->settings->group( 'styles' )->map( 'header' )->string( 'position' );
	}

	/** @param list<HeaderCta> $ctas */
	private function actions( array $ctas, string $logOut ): string {
		$html = '' === $logOut ? '' : sprintf( '<div class="atoll-header__action">%s</div>', $logOut );
		foreach ( $ctas as $cta ) {
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
