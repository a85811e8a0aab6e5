<?php

declare( strict_types=1 );

namespace Atoll\Platform;

/** Scripts and style sheets of src/admin, as webpack has built them. */
final class AdminScripts {

	public function __construct( private PluginPaths $paths ) {}

	/**
	 * Adds a script to the page, at its end, in the language of whoever works there.
	 *
	 * @param non-empty-string $handle
	 * @param string           $name   Folder in src/admin.
	 * @return bool False where it has not been built yet.
	 */
	public function enqueue( string $handle, string $name ): bool {
		$asset = $this->asset( $name );
		if ( null === $asset ) {
			return false;
		}
		$url = $this->paths->url( "build/admin/{$name}.js" );
		wp_enqueue_script( $handle, $url, $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( $handle, 'atoll' );
		return true;
	}

	/**
	 * Adds the style sheet of such a script, which may stand without it.
	 *
	 * @param non-empty-string $handle
	 */
	public function enqueueStyle( string $handle, string $name ): void {
		$url = $this->paths->url( "build/admin/{$name}.css" );
		wp_enqueue_style( $handle, $url, array( 'wp-components' ), $this->asset( $name )['version'] ?? false );
		wp_style_add_data( $handle, 'rtl', 'replace' );
	}

	/** @return array{dependencies: list<non-empty-string>, version: string}|null */
	private function asset( string $name ): ?array {
		$file = $this->paths->plugin( "build/admin/{$name}.asset.php" );
		/** @var array{dependencies: list<non-empty-string>, version: string}|null $asset Written by webpack. */
		$asset = is_readable( $file ) ? require $file : null;
		return $asset;
	}
}
