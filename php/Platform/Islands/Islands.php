<?php

declare( strict_types=1 );

namespace Atoll\Platform\Islands;

use Atoll\Platform\PluginPaths;

/**
 * The islands of the page that is being made: marks their places, and prints at its end what the loader needs to wake
 * them. A page without an island gets nothing.
 */
final class Islands {

	/** Id of the script that wakes them. */
	public const LOADER = 'atoll-loader';

	/** @var array<string, list<string>> Name to its parts. */
	private array $used = array();

	/**
	 * @param \Closure(): (array{token: string, mark: string}|null) $session That the page is made for; asked when it
	 * ends.
	 */
	public function __construct(
		private PluginPaths $paths,
		private IslandRegistry $registry,
		private IslandScripts $scripts,
		private KeptScripts $kept,
		private \Closure $session
	) {}

	/**
	 * Says that the page holds an island whose markup prints its own attributes.
	 *
	 * @param list<string> $parts Scripts of the island that this page needs beside it: folders in its `parts`.
	 */
	public function markUsed( string $name, array $parts = array() ): void {
		$this->registry->trigger( $name );
		$this->used[ $name ] = array_values(
			array_unique( array( ...( $this->used[ $name ] ?? array() ), ...$parts ) )
		);
	}

	/** Whether the page holds it, as far as it has been made by now. */
	public function isUsed( string $name ): bool {
		return isset( $this->used[ $name ] );
	}

	/**
	 * An island's place.
	 *
	 * @param string               $name  As in the catalogue.
	 * @param array<string, mixed> $props For its component. No secret, and on a page for everybody nothing personal.
	 * @param string               $html  What works without it, escaped.
	 * @param string|null          $on    What wakes it here, where that is not what wakes it elsewhere.
	 */
	public function placeholder( string $name, array $props, string $html, ?string $on = null ): string {
		$this->markUsed( $name );
		return sprintf(
			'<div class="wp-exclude-emoji" data-island="%s" data-on="%s"><script type="application/json" data-atoll="props">%s</script>%s</div>',
			esc_attr( $name ),
			esc_attr( $on ?? $this->registry->trigger( $name ) ),
			$this->json( (object) $props ),
			$html
		);
	}

	public function print(): void {
		$loader = $this->paths->plugin( 'build/loader.js' );
		if ( array() === $this->used || ! is_readable( $loader ) ) {
			return;
		}
		$manifest = new IslandManifest(
			$this->scripts->withIslands( $this->used ),
			$this->kept,
			( $this->session )()
		);

		wp_print_inline_script_tag(
			$this->json( $manifest->of( array_keys( $this->used ) ) ),
			array(
				'type' => 'application/json',
				'id'   => 'atoll-manifest',
			)
		);
		wp_print_inline_script_tag( (string) file_get_contents( $loader ), array( 'id' => self::LOADER ) );
	}

	/** @param array<string, mixed>|object $data */
	private function json( array|object $data ): string {
		return (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}
}
