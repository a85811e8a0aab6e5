<?php

declare( strict_types=1 );

namespace Atoll\Platform\Enhancements;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\PluginPaths;

/**
 * Small scripts that enhance a line or two of markup, which also works without them. Unlike islands they share no code
 * or library. Marks the markup, and prints each script once, at the end of the pages that need it.
 */
final class Enhancements {

	/**
	 * All enhancements: each has a folder in src/enhancements and a line here. Short scripts are printed inline; those
	 * that every page of a site needs are files (true), which browsers cache.
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

	/** @var array<string, string> Scripts by name, as paths in the plugin. */
	private array $used = array();

	public function __construct( private PluginPaths $paths ) {}

	/**
	 * Wraps HTML in an enhancement.
	 *
	 * @param string               $name  Name from the list above.
	 * @param array<string, mixed> $props Props; never secrets, and nothing personal on a page that is the same for all.
	 * @param string               $html  Escaped HTML that works without the script.
	 */
	public function wrap( string $name, array $props, string $html ): string {
		if ( ! isset( self::IS_FILE[ $name ] ) ) {
			// For developers; never printed.
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
				// As a module, its variables are not global.
				wp_print_inline_script_tag( (string) file_get_contents( $file ), array( 'type' => 'module' ) );
			}
		}
	}

	/** @param string $script Path in the plugin, without extension. */
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
