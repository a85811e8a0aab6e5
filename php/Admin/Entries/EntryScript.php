<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Platform\AdminScripts;

/**
 * Enqueues the scripts of the entries' screens, with their data and the responses to their first requests. The list has
 * a script of its own, because an entry needs only a tenth of it.
 */
final class EntryScript {

	public const LIST  = 'entries';
	public const ENTRY = 'entry';

	public function __construct( private AdminScripts $scripts ) {}

	/**
	 * @param self::*              $name         Folder in src/admin.
	 * @param array<string, mixed> $data         `window.atollEntries`: contract/script-data/entries-screen.schema.json.
	 * @param list<string>         $preloadPaths Paths of REST routes whose responses are printed with the page.
	 */
	public function enqueue( string $name, array $data, array $preloadPaths = array() ): void {
		$handle  = $this->handle( $name );
		$answers = array_reduce( $preloadPaths, rest_preload_api_request( ... ), array() );
		$this->scripts->enqueue( $handle, $name );
		wp_add_inline_script(
			$handle,
			sprintf( 'window.atollEntries = %s; wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );', $this->json( $data ), $this->json( $answers ) ),
			'before'
		);
		$this->enqueueStyle( $name );
	}

	/**
	 * Enqueues only the style sheet, for screens without a script.
	 *
	 * @param self::* $name
	 */
	public function enqueueStyle( string $name = self::ENTRY ): void {
		$this->scripts->enqueueStyle( $this->handle( $name ), $name );
	}

	/** @return non-empty-string */
	private function handle( string $name ): string {
		return "atoll-admin-{$name}";
	}

	private function json( mixed $data ): string {
		return (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP );
	}
}
