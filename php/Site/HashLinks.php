<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Platform\PluginPaths;

/**
 * Lets hash links wait for their target (spec 2), on every page: the element may be inside something closed, be printed
 * by an island, or be added by a third-party script long after the page has loaded.
 */
final class HashLinks {

	private const SCRIPT = 'build/anchors.js';

	public function __construct( private PluginPaths $paths ) {}

	public function print(): void {
		$script = $this->paths->plugin( self::SCRIPT );
		if ( is_readable( $script ) ) {
			wp_print_inline_script_tag( (string) file_get_contents( $script ), array( 'id' => 'atoll-anchors' ) );
		}
	}
}
