<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;
use Atoll\Site\Theme\BlockTheme;

/**
 * The head of every page; spec 2 (site chrome) and 3 (headerPrimary, headerSecondary). Its submenus and its panel open
 * without a script; the island adds what only a script can: states for assistive technology, Escape and the arrow keys.
 */
final class Header {

	/** Where the skip link leads: the main element of the plugin's templates. */
	private const MAIN = 'main';

	/** What a page's choice is called in the settings. */
	private const GROUPS = array(
		PageSettings::PRIMARY   => 'headerPrimary',
		PageSettings::SECONDARY => 'headerSecondary',
	);

	public function __construct(
		private Settings $settings,
		private PageMeta $pages,
		private HeaderContentsReader $contents,
		private HeaderMarkup $markup,
		private Islands $islands,
	) {}

	/**
	 * The skip link, and the header that the page has, if any.
	 *
	 * @param string $variant `primary` or `secondary`, whatever the page says; anything else leaves it to the page.
	 */
	public function html( string $variant = '' ): string {
		$page  = $this->pages->current();
		$group = self::GROUPS[ $variant ] ?? self::GROUPS[ $page->header ] ?? null;
		return $this->skipLink()
			. (
				null === $group ? '' : $this->islands->placeholder( 'header', array(), $this->header( $group, $page ) )
			);
	}

	/** Another theme has its own, WordPress' in one of blocks: nobody else knows what its main element is called. */
	private function skipLink(): string {
		return BlockTheme::isActive()
			? sprintf(
				'<a class="atoll-skip-link" href="#%s">%s</a>',
				self::MAIN,
				esc_html__( 'Skip to main content', 'atoll' )
			)
			: '';
	}

	private function header( string $group, PageSettings $page ): string {
		$headerSettings = $this->settings->group( 'header' )->map( $group );
		return $this->markup->html( $headerSettings, $this->contents->of( $headerSettings, $page ), $this->isSticky() );
	}

	private function isSticky(): bool {
		return 'sticky' === $this->settings->group( 'styles' )->map( 'header' )->string( 'position' );
	}
}
