<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use Atoll\Site\ThemeSwitch;

/**
 * Shows another theme as long as the plugin cannot run, because ours would be a blank page. The stored choice of theme
 * stays, so that ours is back once the plugin runs again.
 */
final class FallbackTheme {

	/** @var array<string, \Closure(): string> Callbacks by filter. */
	private array $filters = array();

	public function __construct( private ThemeSwitch $themes ) {}

	/** Starts showing the other theme. Call it before WordPress has loaded a theme. */
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

	/** Makes the other theme the site's theme until the plugin is active again. Call it on deactivation. */
	public function stay(): void {
		foreach ( $this->filters as $name => $filter ) {
			remove_filter( $name, $filter );
		}
		$this->themes->deactivate();
	}
}
