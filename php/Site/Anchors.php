<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Module;
use Atoll\Paths;

/**
 * Lets hash links wait for their element (spec 2), on pages where one may be folded away or come late: those with
 * `<details>` or an island in their content. Elsewhere the browser's own way is enough.
 */
final class Anchors implements Module {

	private const SCRIPT = 'build/anchors.js';

	/** Blocks whose folds and islands no link leads into: headers and what holds them. */
	private const SURROUNDINGS = array( 'atoll/header', 'core/template-part' );

	private bool $isUseful = false;

	public function __construct( private Paths $paths ) {}

	public function register(): void {
		add_filter( 'render_block', $this->look( ... ), 10, 2 );
		add_action( 'wp_footer', $this->print( ... ) );
	}

	/** @param array<string, mixed> $block */
	private function look( string $html, array $block ): string {
		$this->isUseful = $this->isUseful
			|| ( ! in_array( $block['blockName'] ?? '', self::SURROUNDINGS, true ) && 1 === preg_match( '/<details[\s>]| data-island="(?!modal")/', $html ) );
		return $html;
	}

	private function print(): void {
		$script = $this->paths->plugin( self::SCRIPT );
		if ( $this->isUseful && is_readable( $script ) ) {
			wp_print_inline_script_tag( (string) file_get_contents( $script ), array( 'id' => 'atoll-anchors' ) );
		}
	}
}
