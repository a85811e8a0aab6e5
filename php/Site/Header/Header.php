<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;
use Atoll\Site\Theme\BlockTheme;

/**
 * The header of every page; spec 2 (site chrome) and 3 (headerPrimary, headerSecondary). Submenus and menu panel open
 * without a script; the island adds what needs one: states for assistive technology, Escape and the arrow keys.
 */
final class Header {

	/** Target of the skip link: id of the main element in the plugin's templates. */
	private const MAIN = 'main';

	/** Groups of settings, by the header chosen for a page. */
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
	 * Returns the skip link, and the page's header if it has one.
	 *
	 * @param string $variant `primary` or `secondary`, to override the page's setting; anything else follows it.
	 */
	public function html( string $variant = '' ): string {
		$page  = $this->pages->current();
		$group = self::GROUPS[ $variant ] ?? self::GROUPS[ $page->header ] ?? null;
		return $this->skipLink()
			. (
				null === $group ? '' : $this->islands->placeholder( 'header', array(), $this->header( $group, $page ) )
			);
	}

	/** Returns the skip link with our theme only. Other themes have their own; their main element's id is not known. */
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
		$contents = $this->contents->read( $headerSettings, $page );
		return $this->markup->html( $headerSettings, $contents, $this->isSticky() );
	}

	private function isSticky(): bool {
		return 'sticky' === $this->settings->group( 'styles' )->map( 'header' )->string( 'position' );
	}
}
