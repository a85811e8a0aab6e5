<?php

declare( strict_types=1 );

namespace Atoll\Platform\Enhancements;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\PluginPaths;

/**
 * What touches only a line or two of markup that works without it, and shares nothing: no island, and no library. Marks
 * its places, and prints each script once, at the end of the pages that need it.
 */
final class Enhancements {

	/**
	 * Every one there is: a folder of src/enhancements and a line here. A few lines stand in the page itself; what
	 * stands on every page of a site is a file, which browsers keep.
	 */
	private const IS_FILE = array(
		'announce-sent' => false,
		'consent' => true,
		'due-notifications' => false,
		'forward-logged-in' => false,
		'reload-restored-page' => false,
		'reveal-password' => false,
		'send-files' => false,
		'send-once' => false,
		'share' => false,
	);

	/** @var array<string, string> Name to its script, as in plugin/build. */
	private array $used = array();

	public function __construct( private PluginPaths $paths ) {}

	/**
	 * HTML with an enhancement around it.
	 *
	 * @param string               $name  As in the list.
	 * @param array<string, mixed> $props For it. No secret, and on a page for everybody nothing personal.
	 * @param string               $html  What works without it, escaped.
	 */
	public function wrap( string $name, array $props, string $html ): string {
		if ( ! isset( self::IS_FILE[ $name ] ) ) {
			// For developers, never printed.
			throw new \LogicException(
				sprintf(
					'There is no enhancement "%s"; php/Platform/Enhancements/Enhancements.php lists %s.',
					$name,
					implode( ', ', array_keys( self::IS_FILE ) )
				)
			);
		}
		$this->used[ $name ] = "build/enhancements/{$name}";
		return Html::element(
			'div',
			array( 'data-enhance' => $name, 'data-props' => Html::json( (object) $props ) ),
			$html
		);
	}

	public function print(): void {
		foreach ( $this->used as $name => $script ) {
			$file = $this->paths->plugin( "{$script}.js" );
			if ( ! is_readable( $file ) ) {
				continue;
			}
			if ( self::IS_FILE[ $name ] ) {
				$this->printFile( $script );
			} else {
				// As a module, what it names stays its own.
				wp_print_inline_script_tag( (string) file_get_contents( $file ), array( 'type' => 'module' ) );
			}
		}
	}

	/** @param string $script As in plugin/build, without extension. */
	private function printFile( string $script ): void {
		/** @var array{version: string} $asset Written by webpack. */
		$asset = require $this->paths->plugin( "{$script}.asset.php" );
		wp_print_script_tag(
			array(
				'src' => add_query_arg( 'ver', $asset['version'], $this->paths->url( "{$script}.js" ) ),
				'defer' => true,
			)
		);
	}
}
