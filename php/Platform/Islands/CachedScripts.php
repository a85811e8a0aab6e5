<?php

declare( strict_types=1 );

namespace Atoll\Platform\Islands;

use Atoll\Platform\Services\LazyCallback;
use WP_Scripts;

/**
 * The output of WordPress for scripts, stored for further pages: to print and parse twenty scripts took longer than the
 * form that they belong to. An entry is valid for exactly the script that it was made from, in one language, for an
 * hour. If a plugin filters the output, nothing is stored.
 *
 * @phpstan-type Parts list<string|array{text: string}>
 */
final class CachedScripts {

	/** Option with the time of creation and, for each script and language, the script's fingerprint and parts. */
	public const OPTION = 'atoll_island_scripts';

	/** Seconds. */
	private const LIFETIME = 3600;

	/** Maximum number of stored scripts, because every request reads them. */
	private const MAX_SCRIPTS = 60;

	/** Maximum number of characters for one script's parts; longer ones are not stored. */
	private const MAX_LENGTH = 4000;

	/** Filters of WordPress' output for scripts. */
	private const FILTERS = array(
		'script_loader_src',
		'script_loader_tag',
		'wp_script_attributes',
		'wp_inline_script_attributes',
		'pre_load_script_translations',
		'load_script_translation_file',
		'load_script_translations',
	);

	/** @var array{at: int, scripts: array<string, array{string, Parts}>}|null Null before the page's first script. */
	private ?array $kept = null;

	private bool $isFiltered = false;

	/** What all scripts on the page have in common. */
	private string $language = '';
	private string $site     = '';

	private bool $hasNew = false;

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct( private \Closure $clock ) {}

	/**
	 * @param \Closure(): Parts $read Prints the script and reads its parts.
	 * @return Parts
	 */
	public function parts( WP_Scripts $scripts, string $handle, \Closure $read ): array {
		$kept = $this->kept ??= $this->load();
		if ( $this->isFiltered ) {
			return $read();
		}
		$name        = "$handle $this->language";
		$fingerprint = $this->fingerprint( $scripts, $handle );
		if ( ( $kept['scripts'][ $name ][0] ?? '' ) === $fingerprint ) {
			return $kept['scripts'][ $name ][1];
		}
		$parts = $read();
		// A script whose inline code differs from page to page is stored only once, or each page would write it.
		$isNew = ! isset( $kept['scripts'][ $name ] );
		if ( $isNew && strlen( (string) wp_json_encode( $parts ) ) <= self::MAX_LENGTH ) {
			$kept['scripts'][ $name ] = array( $fingerprint, $parts );
			$this->kept               = $kept;
			$this->hasNew             = true;
		}
		return $parts;
	}

	/** Call it when the page's scripts are read. Nothing is stored for logged-in users, as it may name them. */
	public function store(): void {
		$count = count( $this->kept['scripts'] ?? array() );
		if ( $this->hasNew && ! is_user_logged_in() && $count <= self::MAX_SCRIPTS ) {
			update_option( self::OPTION, $this->kept, true );
		}
		$this->kept   = null;
		$this->hasNew = false;
	}

	/** @return array{at: int, scripts: array<string, array{string, Parts}>} */
	private function load(): array {
		$this->isFiltered = $this->isFilteredByOthers();
		$this->language   = determine_locale();
		$this->site       = home_url( '/' );
		$kept             = get_option( self::OPTION );
		$now              = ( $this->clock )();
		/** @var array{at: int, scripts: array<string, array{string, Parts}>} */
		return is_array( $kept ) && ( $kept['at'] ?? 0 ) > $now - self::LIFETIME
			? $kept
			: array( 'at' => $now, 'scripts' => array() );
	}

	/** Whether plugins filter the output, other than this one and WordPress' Interactivity API, which marks modules. */
	private function isFilteredByOthers(): bool {
		/** @var array<string, \WP_Hook> $hooks */
		$hooks = $GLOBALS['wp_filter'];
		foreach ( array_intersect_key( $hooks, array_flip( self::FILTERS ) ) as $hook ) {
			/** @var array<string, array{function: callable}> $callbacks Callbacks of one priority. */
			foreach ( $hook->callbacks as $callbacks ) {
				foreach ( array_column( $callbacks, 'function' ) as $callback ) {
					$object = is_array( $callback ) ? $callback[0] : $callback;
					if ( ! $object instanceof \WP_Interactivity_API && ! $object instanceof LazyCallback ) {
						return true;
					}
				}
			}
		}
		return false;
	}

	/** Returns a hash of all that affects WordPress' output for a script. */
	private function fingerprint( WP_Scripts $scripts, string $handle ): string {
		return md5(
			serialize(
				array(
					$scripts->registered[ $handle ],
					$scripts->args[ $handle ] ?? '',
					$scripts->base_url,
					$scripts->content_url,
					$scripts->default_version,
					$this->site,
				)
			)
		);
	}
}
