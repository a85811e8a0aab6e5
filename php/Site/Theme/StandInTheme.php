<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use Atoll\Site\ThemeSwitch;

/**
 * Another theme, for as long as the plugin cannot run: ours would be a blank page. The site's choice stays stored, so
 * that it is back once the plugin runs again.
 */
final class StandInTheme {

	/** @var array<string, \Closure(): string> By the filter that each answers. */
	private array $filters = array();

	public function __construct( private ThemeSwitch $themes ) {}

	/** Before WordPress has loaded a theme. */
	public function wear(): void {
		$theme = BlockTheme::isActive() ? $this->themes->standIn() : null;
		if ( null === $theme ) {
			return;
		}
		$this->filters = array(
			'pre_option_template'   => $theme->get_template( ... ),
			'pre_option_stylesheet' => $theme->get_stylesheet( ... ),
		);
		foreach ( $this->filters as $name => $filter ) {
			add_filter( $name, $filter, 10, 0 );
		}
	}

	/** On deactivation: what stands in is then the site's theme, until the plugin comes back. */
	public function stay(): void {
		foreach ( $this->filters as $name => $filter ) {
			remove_filter( $name, $filter );
		}
		$this->themes->deactivate();
	}
}
