<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\PluginPaths;
use Atoll\Platform\SiteLanguage;

/**
 * Translations of the default entries in lists of settings. An entry is identified by its `name`; its texts are
 * translated unless somebody has changed them.
 */
final class TranslatedListItems {

	private const NAME = 'name';

	public function __construct( private Settings $settings, private PluginPaths $paths ) {}

	/**
	 * @param array<string, mixed> $values Settings of the group.
	 * @return array<string, mixed> The settings in the site's language, which visitors read.
	 */
	public function shown( string $group, array $values ): array {
		return $this->replaced( $values, SiteLanguage::in( fn(): array => $this->words( $group ) ) );
	}

	/**
	 * Undoes {@see shown()}, so that texts that nobody has changed are still translated in future.
	 *
	 * @param array<array-key, mixed> $values Settings of the group, as they were sent.
	 * @return array<array-key, mixed>
	 */
	public function kept( string $group, array $values ): array {
		$words = SiteLanguage::in( fn(): array => $this->words( $group ) );
		foreach ( $words as $list => $entries ) {
			$words[ $list ] = array_map( 'array_flip', $entries );
		}
		return $this->replaced( $values, $words );
	}

	/**
	 * @return array<string, array<string, array<string, string>>> By list and entry: translations in the current
	 *         language by the contract's texts.
	 */
	public function words( string $group ): array {
		$lists    = JsonData::of( require $this->paths->plugin( 'build/settings-entries.php' ) )->map( $group );
		$defaults = new JsonData( $this->settings->defaults( $group ) );
		$words    = array();
		foreach ( array_keys( $lists->all() ) as $list ) {
			$translated = $lists->list( (string) $list );
			foreach ( $defaults->list( (string) $list ) as $place => $entry ) {
				$name = $entry->string( self::NAME );
				foreach ( array_filter( $entry->all(), 'is_string' ) as $part => $text ) {
					$words[ $list ][ $name ][ $text ] = $translated[ $place ]->string( (string) $part );
				}
				unset( $words[ $list ][ $name ][ $name ] ); // The name is never translated.
			}
		}
		return $words;
	}

	/**
	 * @template Key of array-key
	 * @param array<Key, mixed>                                   $values
	 * @param array<string, array<string, array<string, string>>> $words  As words() returns them.
	 * @return array<Key, mixed>
	 */
	private function replaced( array $values, array $words ): array {
		foreach ( array_intersect_key( $words, $values ) as $list => $entries ) {
			if ( ! is_array( $values[ $list ] ) ) {
				continue;
			}
			foreach ( array_filter( $values[ $list ], 'is_array' ) as $place => $entry ) {
				$name  = $entry[ self::NAME ] ?? '';
				$texts = is_string( $name ) ? $entries[ $name ] ?? array() : array();
				foreach ( array_filter( $entry, 'is_string' ) as $part => $text ) {
					$entry[ $part ] = $texts[ $text ] ?? $text;
				}
				$values[ $list ][ $place ] = $entry;
			}
		}
		return $values;
	}
}
