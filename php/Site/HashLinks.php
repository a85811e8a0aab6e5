<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Platform\PluginPaths;

/**
 * Lets hash links wait for their target (spec 2), on every page: the element may be inside something closed, be printed
 * by an island, or be added by a third-party script long after the page has loaded.
 */
final class HashLinks {

	private const SCRIPT = 'build/anchors.php';

	public function __construct( private PluginPaths $paths ) {}

	public function print(): void {
		$file = $this->paths->plugin( self::SCRIPT );
		if ( is_file( $file ) ) {
			/** @var string $script Written by webpack. */
			$script = require $file;
			wp_print_inline_script_tag( $script, array( 'id' => 'atoll-anchors' ) );
		}
	}
}
