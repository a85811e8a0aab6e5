<?php

declare( strict_types=1 );

namespace Atoll\Platform\Islands;

use Atoll\Platform\PluginPaths;

/**
 * The islands of the current page. Prints their placeholders and, at the end of the page, the data with which the
 * loader starts them. Pages without islands get neither.
 */
final class Islands {

	/** Id of the loader's script. */
	public const LOADER = 'atoll-loader';

	/** @var array<string, list<string>> Parts by island name. */
	private array $used = array();

	/**
	 * @param \Closure(): (array{token: string, mark: string}|null) $session Returns the session for which the page is
	 *        made; called at the end of the page.
	 */
	public function __construct(
		private PluginPaths $paths,
		private IslandRegistry $registry,
		private IslandScripts $scripts,
		private CachedScripts $kept,
		private \Closure $session
	) {}

	/**
	 * Registers an island whose markup prints its own attributes.
	 *
	 * @param list<string> $parts Scripts that the island needs on this page: folders in its `parts`.
	 */
	public function markUsed( string $name, array $parts = array() ): void {
		$this->registry->trigger( $name );
		$this->used[ $name ] = array_values(
			array_unique( array( ...( $this->used[ $name ] ?? array() ), ...$parts ) )
		);
	}

	/** Whether the page has the island, as far as it has been generated. */
	public function isUsed( string $name ): bool {
		return isset( $this->used[ $name ] );
	}

	/**
	 * Returns an island's placeholder.
	 *
	 * @param string               $name  Name from the registry.
	 * @param array<string, mixed> $props Props; never secrets, and nothing personal on a page that is the same for all.
	 * @param string               $html  Escaped HTML that works without the script.
	 * @param string|null          $on    Trigger, if it differs from the island's usual one.
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
		$file = $this->paths->plugin( 'build/loader.php' );
		if ( array() === $this->used || ! is_file( $file ) ) {
			return;
		}
		$manifest = new IslandManifest(
			$this->scripts->withIslands( $this->used ),
			$this->kept,
			( $this->session )()
		);

		wp_print_inline_script_tag(
			$this->json( $manifest->build( array_keys( $this->used ) ) ),
			array(
				'type' => 'application/json',
				'id'   => 'atoll-manifest',
			)
		);
		/** @var string $loader Written by webpack. */
		$loader = require $file;
		wp_print_inline_script_tag( $loader, array( 'id' => self::LOADER ) );
	}

	/** @param array<string, mixed>|object $data */
	private function json( array|object $data ): string {
		return (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}
}
