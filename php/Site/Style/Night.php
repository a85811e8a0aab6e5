<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Engine\Contract\Data;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Look\Theme;

/** Whether pages turn dark where the visitor's device asks for it: the plugin's theme does, unless its owner said never. */
final class Night {

	public function __construct( private Settings $settings ) {}

	public function comes(): bool {
		return Theme::isActive() && 'never' !== $this->colours()->string( 'scheme' );
	}

	/** The colour behind every page by night, such as `#0e1a15`. */
	public function paper(): string {
		return $this->colours()->string( 'paper' );
	}

	private function colours(): Data {
		return $this->settings->group( 'styles' )->map( 'darkColours' );
	}
}
