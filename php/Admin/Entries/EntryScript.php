<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Platform\Paths;

/** The script of the entries' screens, with what it is told and what it would ask for first. */
final class EntryScript {

	private const HANDLE = 'atoll-entries';

	public function __construct( private Paths $paths ) {}

	/**
	 * @param array<string, mixed> $told  `window.atollEntries` (src/admin/entries/told.ts).
	 * @param list<string>         $first Paths of routes, answered along with the page.
	 */
	public function enqueue( array $told, array $first = array() ): void {
		$asset   = $this->asset();
		$answers = array_reduce( $first, rest_preload_api_request( ... ), array() );
		wp_enqueue_script( self::HANDLE, $this->paths->url( 'build/admin/entries.js' ), $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( self::HANDLE, 'atoll' );
		wp_add_inline_script(
			self::HANDLE,
			sprintf( 'window.atollEntries = %s; wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );', $this->json( $told ), $this->json( $answers ) ),
			'before'
		);
		$this->enqueueStyle();
	}

	/** For screens that need no script. */
	public function enqueueStyle(): void {
		wp_enqueue_style( self::HANDLE, $this->paths->url( 'build/admin/entries.css' ), array( 'wp-components' ), $this->asset()['version'] );
		wp_style_add_data( self::HANDLE, 'rtl', 'replace' );
	}

	/** @return array{dependencies: list<non-empty-string>, version: string} */
	private function asset(): array {
		/** @var array{dependencies: list<non-empty-string>, version: string} $asset */
		$asset = require $this->paths->plugin( 'build/admin/entries.asset.php' );
		return $asset;
	}

	private function json( mixed $data ): string {
		return (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP );
	}
}
