<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Theme\BlockTheme;

/**
 * Whether pages turn dark where the visitor's device asks for it: the plugin's theme does, unless its owner said never.
 */
final class DarkMode {

	public function __construct( private Settings $settings ) {}

	public function isOn(): bool {
		return BlockTheme::isActive() && 'never' !== $this->colours()->string( 'scheme' );
	}

	/** The colour behind every page by night, such as `#0e1a15`. */
	public function paper(): string {
		return $this->colours()->string( 'paper' );
	}

	private function colours(): JsonData {
		return $this->settings->group( 'styles' )->map( 'darkColours' );
	}
}
