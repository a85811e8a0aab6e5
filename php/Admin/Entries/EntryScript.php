<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Platform\PluginPaths;

/**
 * The scripts of the entries' screens, with what they are told and what they would ask for first. The list has one of
 * its own, since an entry needs but a tenth of it.
 */
final class EntryScript {

	public const LIST  = 'entries';
	public const ENTRY = 'entry';

	public function __construct( private PluginPaths $paths ) {}

	/**
	 * @param self::*              $name  Folder in src/admin.
	 * @param array<string, mixed> $told  `window.atollEntries` (src/admin/entries/screen-data.ts).
	 * @param list<string>         $first Paths of routes, answered along with the page.
	 */
	public function enqueue( string $name, array $told, array $first = array() ): void {
		$handle  = $this->handle( $name );
		$asset   = $this->asset( $name );
		$answers = array_reduce( $first, rest_preload_api_request( ... ), array() );
		$url     = $this->paths->url( "build/admin/{$name}.js" );
		wp_enqueue_script( $handle, $url, $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( $handle, 'atoll' );
		wp_add_inline_script(
			$handle,
			sprintf( 'window.atollEntries = %s; wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );', $this->json( $told ), $this->json( $answers ) ),
			'before'
		);
		$this->enqueueStyle( $name );
	}

	/**
	 * By itself for screens that need no script.
	 *
	 * @param self::* $name
	 */
	public function enqueueStyle( string $name = self::ENTRY ): void {
		$handle = $this->handle( $name );
		$url    = $this->paths->url( "build/admin/{$name}.css" );
		wp_enqueue_style( $handle, $url, array( 'wp-components' ), $this->asset( $name )['version'] );
		wp_style_add_data( $handle, 'rtl', 'replace' );
	}

	/** @return non-empty-string */
	private function handle( string $name ): string {
		return "atoll-admin-{$name}";
	}

	/** @return array{dependencies: list<non-empty-string>, version: string} */
	private function asset( string $name ): array {
		/** @var array{dependencies: list<non-empty-string>, version: string} $asset */
		$asset = require $this->paths->plugin( "build/admin/{$name}.asset.php" );
		return $asset;
	}

	private function json( mixed $data ): string {
		return (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP );
	}
}
