<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Theme\BlockTheme;

/** Dark mode: pages of the plugin's theme follow the visitor's device, unless the owner has switched it off. */
final class DarkMode {

	public function __construct( private Settings $settings ) {}

	public function isOn(): bool {
		return BlockTheme::isActive() && 'never' !== $this->colours()->string( 'scheme' );
	}

	/** Returns the background colour of pages in dark mode, such as `#0e1a15`. */
	public function paper(): string {
		return $this->colours()->string( 'paper' );
	}

	private function colours(): JsonData {
		return $this->settings->group( 'styles' )->map( 'darkColours' );
	}
}
